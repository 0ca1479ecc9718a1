import { expect, it } from "vitest";
import { progressReducer, progressValues } from "./progress.ts";

it("[progress-values] is none, 'cart' or 'deployment'", () => {
	expect(progressValues).toStrictEqual(["", "cart", "deployment"]);
});

it("[progress-set] is set to 'cart' or 'deployment'", () => {
	expect(progressReducer("", { type: "SET_PROGRESS", to: "cart" })).toBe("cart");
	expect(progressReducer("cart", { type: "SET_PROGRESS", to: "deployment" })).toBe("deployment");
});

it("[progress-clear] is cleared to ''", () => {
	expect(progressReducer("deployment", { type: "CLEAR_PROGRESS" })).toBe("");
});
