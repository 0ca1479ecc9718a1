import { isGithubConnected } from "../../policies/vms.ts";
import { handler } from "../handler.ts";

export const getGithubStatus = handler("github.status", async ({ context, user }) => ({
	connected: await isGithubConnected(context, user.id),
}));
