import { describe, expect, it } from "vitest";
import { Gate } from "./gate.ts";

describe("gate", () => {
	it("lets so many through at once, in order, and goes on after a failure", async () => {
		const gate = new Gate(2);
		const order: string[] = [];
		let inside = 0;
		const task = (name: string, fails = false) =>
			gate.pass(async () => {
				inside += 1;
				expect(inside).toBeLessThanOrEqual(2);
				order.push(name);
				await Promise.resolve();
				inside -= 1;
				if (fails) throw new Error(name);
				return name;
			});
		const results = await Promise.allSettled([task("a"), task("b", true), task("c"), task("d"), task("e")]);
		expect(order).toEqual(["a", "b", "c", "d", "e"]);
		expect(results.map(({ status }) => status)).toEqual([
			"fulfilled",
			"rejected",
			"fulfilled",
			"fulfilled",
			"fulfilled",
		]);
	});
});
