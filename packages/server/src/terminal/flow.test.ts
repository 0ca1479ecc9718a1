import { terminalWindow } from "@roost/api-client/contract/terminal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Flow } from "./flow.ts";

const source = () => {
	const state = { paused: false, pauses: 0 };
	return {
		state,
		pause() {
			state.paused = true;
			state.pauses++;
		},
		resume() {
			state.paused = false;
		},
	};
};

describe("flow control of a terminal", () => {
	it("never lets more than a window and one chunk wait for the screen, and always goes on once it has caught up", () => {
		const chunk = fc.integer({ min: 1, max: 65_536 });
		const events = fc.array(
			fc.oneof(
				chunk.map((sent) => ({ sent })),
				chunk.map((acked) => ({ acked })),
			),
			{
				maxLength: 400,
			},
		);
		fc.assert(
			fc.property(events, (given) => {
				const shell = source();
				const flow = new Flow(shell, () => 0, true);
				let waiting = 0;
				for (const event of given) {
					if ("sent" in event) {
						if (shell.state.paused) continue;
						waiting += event.sent;
						flow.sent(event.sent);
					} else {
						const count = Math.min(event.acked, waiting);
						waiting -= count;
						flow.acknowledged(count);
					}
					expect(waiting).toBeLessThanOrEqual(terminalWindow + 65_536);
				}
				flow.acknowledged(waiting || 1);
				expect(shell.state.paused).toBe(false);
			}),
		);
	});

	it("is not deceived by acknowledgements of what was never sent", () => {
		const shell = source();
		const flow = new Flow(shell, () => 0, true);
		flow.acknowledged(Number.MAX_SAFE_INTEGER);
		flow.sent(terminalWindow + 1);
		expect(shell.state.paused).toBe(true);
	});

	it("heeds the socket alone where the client does not acknowledge", () => {
		const shell = source();
		let buffered = 0;
		const flow = new Flow(shell, () => buffered, false);
		flow.sent(terminalWindow * 10);
		expect(shell.state.paused).toBe(false);
		buffered = 2_000_000;
		flow.sent(1);
		flow.sent(1);
		expect(shell.state).toEqual({ paused: true, pauses: 1 });
		flow.check();
		expect(shell.state.paused).toBe(true);
		buffered = 0;
		flow.check();
		expect(shell.state.paused).toBe(false);
	});
});
