import type { DeviceFlow } from "@roost/api-client/contract/github";
import { errorText } from "@roost/api-client/errors";

/** Seconds between two polls where the flow names none [const-github-device-interval-5s]. */
const DEFAULT_INTERVAL = 5;
/** Seconds that `slow_down` adds, as RFC 8628 says (decision 24). */
const SLOW_DOWN = 5;

/** Seconds between two polls at first [poll-github-device-interval]. */
export const firstInterval = (flow: Pick<DeviceFlow, "interval">): number =>
	flow.interval ?? DEFAULT_INTERVAL;

export type DevicePollOutcome =
	/** Poll again after so many seconds, and so from then on. */
	| { next: "poll"; interval: number }
	| { next: "connected" }
	/** In the catalogue's words; polling is over. */
	| { next: "failed"; text: string };

/** What a reply of the device poll means for who polls every `interval` seconds. */
export function devicePollOutcome(
	reply: { status?: string | undefined; error?: string | undefined },
	interval: number,
): DevicePollOutcome {
	switch (reply.error) {
		case "authorization_pending":
			return { next: "poll", interval };
		case "slow_down":
			return { next: "poll", interval: interval + SLOW_DOWN };
		case "access_denied":
			return { next: "failed", text: errorText("err-github-access-denied") };
		case "expired_token":
			return { next: "failed", text: errorText("err-github-expired-token") };
		case undefined:
			return reply.status === "success"
				? { next: "connected" }
				: { next: "failed", text: errorText("err-github-unknown") };
		default:
			return { next: "failed", text: errorText("err-github-poll-other", { error: reply.error }) };
	}
}
