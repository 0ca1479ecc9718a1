import { handler } from "../handler.ts";

export const getConfig = handler("config.get", async ({ context: { config, apps } }) => ({
	authDomain: config.issuer.replace(/\/$/, ""),
	authClientId: config.clientId,
	authAudience: config.audience,
	appsDomain: apps.domain,
	appsScheme: apps.scheme,
	chatScript: config.scripts.chat,
	announcementScript: config.scripts.announcement,
	replayScript: config.scripts.replay,
	demo: config.seedDemo,
}));
