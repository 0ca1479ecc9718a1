import { expect, type Page, test } from "@playwright/test";
import { failedApp, privateApp, runningApp } from "@roost/api-client/fixtures/apps";
import { runningVm, vmByStatus } from "@roost/api-client/fixtures/vms";
import { signIn } from "./sign-in.ts";

/** The gallery of an account with one app of its own, in a state of the test's choosing. */
async function galleryWith(page: Page, deployed: object[], vms: object[] = [runningVm]): Promise<void> {
	await page.route("**/api/gallery/private/templates*", (route) => route.fulfill({ json: [privateApp] }));
	await page.route("**/api/app/list_deployed*", (route) => route.fulfill({ json: deployed }));
	await page.route("**/api/vm/list_deployed*", (route) => route.fulfill({ json: vms }));
	await page.goto("/appgallery");
	await expect(card(page)).toBeVisible();
}

const card = (page: Page) => page.getByRole("region", { name: "Sales explorer" });
const toast = (page: Page, text: string) => page.locator('[data-slot="toast"]').filter({ hasText: text });
const refuse = (page: Page, path: string, status: number, json: object) =>
	page.route(`**/api${path}*`, (route) => route.fulfill({ status, json }));

test.beforeEach(async ({ page }) => {
	await signIn(page, "pro@roost.test");
});

const hibernatedHost = { ...vmByStatus.hibernated, id: runningVm.id };

test("[valid-delete-blocked-creating] [valid-delete-blocked-running] [valid-delete-blocked-terminating] [valid-delete-blocked-hibernated-vm] deleting is refused, and why, while the app is on a machine", async ({
	page,
}) => {
	let deletions = 0;
	await page.route("**/api/gallery/private/delete_template*", (route) => {
		deletions += 1;
		return route.fulfill({ json: {} });
	});
	const cases = [
		["creating", runningVm, "Sales explorer is being deployed."],
		["running", runningVm, "Sales explorer is running. Terminate it before you delete it."],
		["terminating", runningVm, "Sales explorer is terminating."],
		["running", hibernatedHost, "Sales explorer sleeps on a hibernated machine."],
	] as const;
	for (const [status, vm, words] of cases) {
		await galleryWith(page, [{ ...runningApp, status }], [vm]);
		await card(page).getByRole("button", { name: "Delete" }).click();
		await expect(toast(page, words)).toBeVisible();
		await expect(page.getByRole("alertdialog")).toHaveCount(0);
	}
	expect(deletions).toBe(0);
});

test("[valid-delete-allowed] [toast-app-deleted] [toast-app-delete-failed] deleting asks, and tells its outcome", async ({
	page,
}) => {
	await refuse(page, "/gallery/private/delete_template", 409, { message: "It is being built." });
	await galleryWith(page, []);
	const remove = async () => {
		await card(page).getByRole("button", { name: "Delete" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	};
	await remove();
	await expect(toast(page, "Failed to delete application: It is being built.")).toBeVisible();
	await page.unroute("**/api/gallery/private/delete_template*");
	await page.route("**/api/gallery/private/delete_template*", (route) => route.fulfill({ json: {} }));
	await remove();
	await expect(
		toast(page, "Application deleted successfully and will disappear from your list immediately."),
	).toBeVisible();
});

test("[toast-app-terminate-sent] [toast-app-terminate-failed] [valid-terminate-app-mismatch] terminating needs the code, and tells its outcome", async ({
	page,
}) => {
	await refuse(page, "/app/terminate", 500, {});
	await galleryWith(page, [runningApp]);
	const terminate = async (change: (code: string) => string) => {
		await card(page).getByRole("button", { name: "Terminate" }).click();
		const dialog = page.getByRole("alertdialog");
		const code = /\d{4}/.exec((await dialog.textContent()) ?? "")?.[0] ?? "";
		await dialog.getByRole("textbox").fill(change(code));
		await dialog.getByRole("button", { name: "Terminate" }).click();
	};
	await terminate((code) => String((Number(code) + 1) % 10_000).padStart(4, "0"));
	await expect(toast(page, "That is not the code shown. Nothing was terminated.")).toBeVisible();
	await terminate((code) => code);
	await expect(toast(page, "Failed to terminate app")).toBeVisible();
	await page.unroute("**/api/app/terminate*");
	await page.route("**/api/app/terminate*", (route) => route.fulfill({ json: {} }));
	await terminate((code) => code);
	await expect(toast(page, "Sent for Termination")).toBeVisible();
});

test("[deploy-closes-after-success] [deploy-closes-after-failure] [toast-deploy-queued] [app-card-creating-local] [valid-double-submit] an answered deployment closes the dialog", async ({
	page,
}) => {
	let requests = 0;
	const answer = async (status: number, json: object) => {
		await page.unroute("**/api/app/deploy*");
		await page.route("**/api/app/deploy*", async (route) => {
			requests += 1;
			await route.fulfill({ status, json });
		});
	};
	await galleryWith(page, []);
	const dialog = page.getByRole("dialog");
	const deploy = async () => {
		await card(page).getByRole("button", { name: "Deploy" }).click();
		await dialog.getByRole("button", { name: "Deploy" }).dblclick();
		await expect(dialog).toBeHidden();
	};
	await answer(409, { error: "vm_not_running", message: "The machine is not running." });
	await deploy();
	await expect(
		toast(page, "Please wait for your Virtual Machine to finish creating before deploying an application."),
	).toBeVisible();
	expect(requests).toBe(1);
	await answer(200, { status: "creating" });
	await deploy();
	await expect(toast(page, "Sent to Deploy Queue")).toBeVisible();
	await expect(card(page)).toContainText("Deploying...");
	expect(requests).toBe(2);
	// The record on the device outlives a reload.
	await page.reload();
	await expect(card(page)).toContainText("Deploying...");
});

test("[err-popup-blocked-app-card] [toast-app-ssh-failed] a terminal that does not open says why", async ({
	page,
}) => {
	await refuse(page, "/vm/get_ssh_keys", 409, { message: "The machine is waking up." });
	await galleryWith(page, [runningApp]);
	await card(page).getByRole("button", { name: "Terminal" }).click();
	await expect(toast(page, "Failed to open SSH terminal: The machine is waking up.")).toBeVisible();
	await page.evaluate(() => {
		window.open = () => null;
	});
	await card(page).getByRole("button", { name: "Terminal" }).click();
	await expect(
		toast(page, "SSH Terminal popup was blocked. Please allow popups for this site."),
	).toBeVisible();
});

test("[err-popup-blocked-dashboard] [err-vm-ssh-alert] the dashboard's terminal says why it does not open", async ({
	page,
}) => {
	await refuse(page, "/vm/get_ssh_keys", 409, { message: "The machine is waking up." });
	await page.route("**/api/vm/list_deployed*", (route) => route.fulfill({ json: [runningVm] }));
	await page.goto("/dashboard");
	const terminal = page.getByRole("button", { name: "Terminal on build-box" });
	await terminal.click();
	await expect(toast(page, "Failed to open SSH terminal: The machine is waking up.")).toBeVisible();
	await page.evaluate(() => {
		window.open = () => null;
	});
	await terminal.click();
	await expect(toast(page, "Please allow popups for this site to open the SSH terminal")).toBeVisible();
});

test("decision 34: a failed deployment leads to its job's log", async ({ page }) => {
	await galleryWith(page, [failedApp]);
	await expect(card(page)).toContainText("nothing answered on port 8501");
	await page.route("**/api/queue/job_log*", (route) =>
		route.fulfill({
			json: {
				lines: [{ n: 1, at: "2026-11-21T09:00:00Z", step: "health", line: "EADDRINUSE 3000" }],
				done: true,
			},
		}),
	);
	await card(page).getByRole("link", { name: "See why" }).click();
	await expect(page.getByRole("dialog")).toContainText("EADDRINUSE 3000");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	expect(new URL(page.url()).search).toBe("");
});
