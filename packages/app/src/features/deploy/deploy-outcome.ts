import type { DeployReply } from "@roost/api-client/contract/apps";
import { deployReasonText } from "../../queries/failures.ts";

export type DeployOutcome = { accepted: true; text: string } | { accepted: false; text: string };

const queued: ReadonlySet<string> = new Set(["success", "creating", "pending"]);

/** [toast-deploy-queued] [toast-deploy-accepted]; decision 15: a reply of status `failed` is a failure. */
export function deployOutcome(reply: DeployReply, app: string): DeployOutcome {
	if (reply.status === "failed") {
		const reason = reply.detail ?? reply.message ?? reply.error ?? reply.details;
		return { accepted: false, text: deployReasonText(reason, app) };
	}
	const text =
		reply.status && queued.has(reply.status) ? "Sent to Deploy Queue" : "Deployment request accepted";
	return { accepted: true, text };
}
