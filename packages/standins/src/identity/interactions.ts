import type { IncomingMessage, ServerResponse } from "node:http";
import type { InteractionResults, Provider } from "oidc-provider";
import { type Accounts, normaliseEmail } from "./accounts.ts";
import { Attempts } from "./attempts.ts";
import { chooserPage, messagePage, signInPage, signUpPage } from "./pages.ts";
import { profileClaims } from "./provider.ts";

const MAX_FORM_BYTES = 8 * 1024;
const WINDOW_MS = 15 * 60 * 1000;
const ROUTE = /^\/u\/([\w-]+)(?:\/(sign-in|sign-up|choose))?$/;

export type InteractionOptions = {
	provider: Provider;
	accounts: Accounts;
	issuer: string;
	appOrigins: readonly string[];
};

type Reply = (status: number, html: string) => void;

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
	let body = "";
	for await (const chunk of request) {
		body += String(chunk);
		if (body.length > MAX_FORM_BYTES) return undefined;
	}
	return new URLSearchParams(body);
}

function isEmail(text: string): boolean {
	return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/**
 * The pages a person sees between the app asking for a sign-in and the code it gets. Forged posts fail on three
 * counts: the unguessable flow id in the path, its http-only SameSite cookie, and the origin check.
 */
export class Interactions {
	readonly #options: InteractionOptions;
	readonly #home: string;
	readonly #byEmail = new Attempts(10, WINDOW_MS);
	readonly #byAddress = new Attempts(100, WINDOW_MS);

	constructor(options: InteractionOptions) {
		this.#options = options;
		this.#home = `${options.appOrigins[0] ?? ""}/`;
	}

	/** True when the path was one of these pages. */
	async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
		const [, uid, screen] = ROUTE.exec(url.pathname) ?? [];
		if (!uid) return false;
		// Chromium applies form-action to the redirects after a post too, and those end at the app.
		const formAction = ["'self'", ...this.#options.appOrigins].join(" ");
		response.setHeader(
			"content-security-policy",
			`default-src 'none'; style-src 'self'; img-src 'self'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
		);
		const reply: Reply = (status, html) => {
			response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
			response.end(html);
		};
		const details = await this.#options.provider.interactionDetails(request, response).catch(() => undefined);
		if (details?.uid !== uid) {
			const text = "This sign-in is no longer open. Go back to Roost and start again.";
			reply(400, messagePage("Start again", text, this.#home));
			return true;
		}
		if (request.method === "POST") {
			await this.#submit(request, response, uid, screen ?? "", reply);
			return true;
		}
		const { prompt, params, session } = details;
		if (prompt.name === "consent") {
			await this.#finish(request, response, { consent: {} });
			return true;
		}
		const account = session?.accountId ? this.#options.accounts.bySub(session.accountId) : undefined;
		const wanted =
			screen ??
			(prompt.name === "select_account" && account
				? "choose"
				: params.screen_hint === "signup"
					? "sign-up"
					: "sign-in");
		const email =
			url.searchParams.get("email") ?? (typeof params.login_hint === "string" ? params.login_hint : "");
		if (wanted === "choose" && account) {
			reply(
				200,
				chooserPage(uid, { ...account, picture: profileClaims(account, this.#options.issuer).picture }),
			);
		} else {
			reply(200, wanted === "sign-up" ? signUpPage({ uid, email }) : signInPage({ uid, email }));
		}
		return true;
	}

	async #submit(
		request: IncomingMessage,
		response: ServerResponse,
		uid: string,
		screen: string,
		reply: Reply,
	): Promise<void> {
		const { origin } = request.headers;
		if (origin !== undefined && origin !== `http://${request.headers.host}`) {
			reply(403, messagePage("Refused", "This form was sent from another site.", this.#home));
			return;
		}
		const form = await readForm(request);
		if (!form) {
			reply(413, messagePage("Refused", "This form is too large.", this.#home));
			return;
		}
		if (screen === "choose") return this.#finish(request, response, { select_account: {} });

		const email = normaliseEmail(form.get("email") ?? "");
		const password = form.get("password") ?? "";
		const address = request.socket.remoteAddress ?? "";
		const show = screen === "sign-up" ? signUpPage : signInPage;
		if (this.#byEmail.exhausted(email) || this.#byAddress.exhausted(address)) {
			const error = "Too many attempts. Wait 15 minutes and try again.";
			reply(429, show({ uid, email, error }));
			return;
		}
		const result =
			screen === "sign-up" ? await this.#signUp(email, password) : await this.#verify(email, password);
		if ("error" in result) {
			this.#byEmail.fail(email);
			this.#byAddress.fail(address);
			reply(400, show({ uid, email, error: result.error }));
			return;
		}
		this.#byEmail.clear(email);
		await this.#finish(request, response, {
			login: { accountId: result.sub, remember: true },
			select_account: {},
		});
	}

	async #verify(email: string, password: string): Promise<{ sub: string } | { error: string }> {
		const account = await this.#options.accounts.verify(email, password);
		return account ?? { error: "Wrong email or password." };
	}

	async #signUp(email: string, password: string): Promise<{ sub: string } | { error: string }> {
		if (!isEmail(email)) return { error: "Enter an email address, such as ada@example.org." };
		if (password.length < 8) return { error: "Choose a password of at least 8 characters." };
		if (password.length > 200) return { error: "Choose a password of at most 200 characters." };
		const account = await this.#options.accounts.create(email, password);
		return account ?? { error: "This email already has an account. Sign in instead." };
	}

	#finish(request: IncomingMessage, response: ServerResponse, result: InteractionResults): Promise<void> {
		return this.#options.provider.interactionFinished(request, response, result, {
			mergeWithLastSubmission: true,
		});
	}
}
