import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";

const landing = (page: Page) => page.getByRole("button", { name: "Get Started FREE!" });
const dashboard = (page: Page) => page.getByRole("heading", { name: "Cloud Dashboard" });

/** What the SDK keeps on the device, changed by `change`. */
async function changeKept(page: Page, change: Record<string, unknown>): Promise<void> {
	const changed = await page.evaluate(
		(given) => {
			const keys = Object.keys(localStorage).filter((key) =>
				localStorage.getItem(key)?.includes("refresh_token"),
			);
			for (const key of keys) {
				const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
				Object.assign(kept.body, given.body);
				Object.assign(kept, given.entry);
				localStorage.setItem(key, JSON.stringify(kept));
			}
			return keys.length;
		},
		change as { body: object; entry: object },
	);
	// [auth-refresh-token-local-storage]
	expect(changed).toBeGreaterThan(0);
}

test("[auth-unauthenticated-login-only] [route-root-unauthenticated] a visitor sees the login screen on every address, and comes back to the one asked for", async ({
	page,
}) => {
	for (const path of ["/", "/dashboard", "/addpp", "/account?tab=billing", "/ssh-terminal", "/nowhere"]) {
		await page.goto(path);
		await expect(landing(page)).toBeVisible();
		await expect(page.getByRole("navigation")).toHaveCount(0);
	}
	await page.goto("/appgallery");
	await page.getByRole("button", { name: "Login" }).click();
	await page.getByLabel("Email").fill("free@roost.test");
	await page.getByLabel("Password").fill("roost");
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	// Decision 37.
	await expect(page.getByRole("heading", { name: "App Gallery" })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/appgallery");
});

test("[auth-scopes] [auth-external-idp] [landing-login-account-chooser] asks the identity provider for exactly these scopes, with its account chooser", async ({
	page,
}) => {
	await page.goto("/");
	const [request] = await Promise.all([
		page.waitForRequest((sent) => sent.url().includes("/authorize?")),
		page.getByRole("button", { name: "Login" }).click(),
	]);
	const asked = new URL(request.url()).searchParams;
	// The SDK itself adds offline_access, for the refresh token.
	const scopes = asked
		.get("scope")
		?.split(" ")
		.filter((scope) => scope !== "offline_access");
	expect(scopes?.join(" ")).toBe("openid profile email read:current_user update:current_user_metadata");
	expect(asked.get("prompt")).toBe("select_account");
});

test("[route-root-authenticated] [route-dashboard] [route-appgallery] [auth-others-reach-all-routes] an account that is active reaches every route", async ({
	page,
}) => {
	await signIn(page, "free@roost.test");
	await page.goto("/");
	await expect(dashboard(page)).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/dashboard");
	await page.goto("/appgallery");
	await expect(page.getByRole("heading", { name: "App Gallery" })).toBeVisible();
	for (const path of ["/addpp", "/addapp", "/account", "/payment-success", "/nowhere"]) {
		await page.goto(path);
		await expect(page.getByRole("main")).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(path);
	}
});

test("[route-ssh-terminal] the terminal's page has neither top bar nor navigation", async ({ page }) => {
	await signIn(page, "pro@roost.test");
	await page.goto("/ssh-terminal?vmId=vm-1");
	await expect(page.getByRole("heading", { name: "Missing required parameters" })).toBeVisible();
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
});

test("[auth-inactive-blocked] a deactivated account sees nothing else", async ({ page }) => {
	await signIn(page, "free@roost.test");
	await page.route("**/api/user/authenticate*", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), isActive: false } });
	});
	for (const path of ["/dashboard", "/appgallery"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: "Account Deactivated" })).toBeVisible();
		await expect(page.getByRole("navigation")).toHaveCount(0);
	}
});

test("[auth-api-401-redirects-root] a 401 leads to the landing page, and signing in leads back", async ({
	page,
}) => {
	await signIn(page, "free@roost.test");
	await page.route("**/api/app/list_deployed*", (route) => route.fulfill({ status: 401, json: {} }));
	await page.goto("/appgallery");
	await expect(landing(page)).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/");
	await page.unroute("**/api/app/list_deployed*");
	await landing(page).click();
	// The provider still knows the person; its chooser may only ask which account.
	await page
		.getByRole("button", { name: /free@roost\.test|Sign in/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "App Gallery" })).toBeVisible();
});

const expired = { body: { expires_in: 0 }, entry: { expiresAt: 1 } };

test("[auth-refresh-invalid-grant] [auth-refresh-invalid-token] [auth-refresh-token-local-storage] a refresh token that is no longer good signs out, and leads to the landing page", async ({
	page,
}) => {
	await signIn(page, "free@roost.test");
	await changeKept(page, { ...expired, body: { refresh_token: "long-gone" } });
	await page.goto("/dashboard");
	await expect(landing(page)).toBeVisible();
	await expect.poll(() => new URL(page.url()).pathname).toBe("/");
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("refresh_token");
});

test("[const-auth-recheck-60s] the account is checked again every 60 s", async ({ page }) => {
	await signIn(page, "free@roost.test");
	let checks = 0;
	page.on("request", (request) => {
		if (request.method() === "GET" && request.url().includes("/api/user/authenticate")) checks += 1;
	});
	await page.clock.install();
	await page.goto("/dashboard");
	await expect(dashboard(page)).toBeVisible();
	expect(checks).toBe(1);
	await page.clock.runFor(58_000);
	expect(checks).toBe(1);
	await page.clock.runFor(4_000);
	await expect.poll(() => checks).toBe(2);
	await page.clock.runFor(60_000);
	await expect.poll(() => checks).toBe(3);
});
