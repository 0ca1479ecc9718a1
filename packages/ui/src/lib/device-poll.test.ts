import { expect, it } from "vitest";
import { devicePollOutcome, firstInterval } from "./device-poll.ts";

it("[const-github-device-interval-5s] polls every 5 s where the flow says nothing, else as it says", () => {
	expect(firstInterval({})).toBe(5);
	expect(firstInterval({ interval: 8 })).toBe(8);
});

it("[github-poll-success] stops polling and is connected", () => {
	expect(devicePollOutcome({ status: "success" }, 5)).toEqual({ next: "connected" });
});

it("[github-poll-authorization-pending] keeps polling", () => {
	expect(devicePollOutcome({ error: "authorization_pending" }, 5)).toEqual({ next: "poll", interval: 5 });
});

it("[github-poll-slow-down] keeps polling, 5 s slower each time", () => {
	expect(devicePollOutcome({ error: "slow_down" }, 5)).toEqual({ next: "poll", interval: 10 });
	expect(devicePollOutcome({ error: "slow_down" }, 10)).toEqual({ next: "poll", interval: 15 });
});

it("[err-github-access-denied] [err-github-expired-token] [err-github-poll-other] stops polling on any other error", () => {
	expect(devicePollOutcome({ error: "access_denied" }, 5)).toEqual({
		next: "failed",
		text: "GitHub authorization was denied",
	});
	expect(devicePollOutcome({ error: "expired_token" }, 5)).toEqual({
		next: "failed",
		text: "Device code expired. Please try again.",
	});
	expect(devicePollOutcome({ error: "incorrect_device_code" }, 5)).toEqual({
		next: "failed",
		text: "incorrect_device_code",
	});
});

it("[err-github-unknown] stops where neither is said", () => {
	expect(devicePollOutcome({}, 5)).toEqual({ next: "failed", text: "Unknown error occurred" });
});
