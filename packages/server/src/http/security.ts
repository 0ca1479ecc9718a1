import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";

const origin = (url: string): string => new URL(url).origin;

/**
 * Security headers. Scripts come from our own origin and from what is configured, nothing else. Styles may
 * stand inline: the dialog, terminal and editor libraries insert style elements.
 */
export async function mountSecurity(app: FastifyInstance, { config, apps }: AppContext): Promise<void> {
	const issuer = origin(config.issuer);
	const scripts = Object.values(config.scripts).flatMap((url) => (url ? [origin(url)] : []));
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'none'"],
				scriptSrc: ["'self'", ...scripts],
				styleSrc: ["'self'", "'unsafe-inline'"],
				fontSrc: ["'self'"],
				imgSrc: ["'self'", "data:", "https:", issuer],
				mediaSrc: ["'self'"],
				connectSrc: ["'self'", issuer, ...scripts],
				frameSrc: [issuer, `${apps.scheme}://*.${apps.domain}`, ...scripts],
				manifestSrc: ["'self'"],
				workerSrc: ["'self'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				objectSrc: ["'none'"],
			},
		},
		// The terminal is a popup that its opener places: it must keep its opener.
		crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
		crossOriginEmbedderPolicy: false,
		strictTransportSecurity: apps.scheme === "https" ? { maxAge: 31_536_000 } : false,
		referrerPolicy: { policy: "no-referrer" },
	});
}
