import { expect, type Page } from "@playwright/test";

/** Signs in with a demo account, from the landing page through the identity provider to the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: "Get Started FREE!" }).click();
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("roost");
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Cloud Dashboard" })).toBeVisible();
}
