import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../testing.ts";
import { rememberPage, takeRememberedPage } from "./return-to.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

beforeEach(() => {
	vi.stubGlobal("sessionStorage", memoryStorage());
});

it("decision 37: returns once to the page that was asked for, and else to the dashboard", () => {
	rememberPage(at("/account", "?tab=billing", "#card"));
	expect(takeRememberedPage()).toBe("/account?tab=billing#card");
	expect(takeRememberedPage()).toBe("/dashboard");
});

it("does not remember the landing page, nor the sign-in's own answer", () => {
	rememberPage(at("/appgallery"));
	rememberPage(at("/"));
	rememberPage(at("/", "?code=secret&state=x"));
	expect(takeRememberedPage()).toBe("/appgallery");
});

it("never leads to another site", () => {
	sessionStorage.setItem("roost.return-to", JSON.stringify("//evil.test/"));
	expect(takeRememberedPage()).toBe("/dashboard");
});
