import { expect, type Locator, type Page, test } from "@playwright/test";
import { leftovers } from "./leftovers.ts";
import { signIn } from "./sign-in.ts";
import { terminalOf } from "./terminal-page.ts";

const vmName = `journey-${Date.now().toString(36)}`;
const dataDir = process.env.ROOST_E2E_DATA_DIR;

const row = (page: Page) => page.locator(`[data-vm="${vmName}"]`);
const card = (page: Page, app: string) => page.getByRole("region", { name: app });

async function toGallery(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Gallery", exact: true }).click();
	await page.getByRole("tab", { name: /^Open-Sourced Projects/ }).click();
}

async function toDashboard(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
	await expect(row(page)).toBeVisible();
}

async function deploy(page: Page, app: string): Promise<void> {
	await card(page, app).getByRole("button", { name: "Deploy" }).click();
	const dialog = page.getByRole("dialog", { name: `Deploy ${app}` });
	await dialog.getByLabel("Virtual machine").click();
	await page.getByRole("option", { name: vmName }).click();
	await dialog.getByRole("button", { name: "Deploy" }).click();
	await expect(page.getByText("Sent to Deploy Queue").first()).toBeVisible();
	await expect(dialog).toBeHidden();
}

/** Presses Run Now, as soon as the card offers it, and gives the app's own window. */
async function run(page: Page, app: string): Promise<Page> {
	const link = card(page, app).getByRole("link", { name: "Run Now" });
	await expect(link).toBeVisible({ timeout: 90_000 });
	const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
	return opened;
}

/** What an app's address answers to a browser (which, unlike Node, knows every name under localhost). */
async function answer(page: Page, address: string): Promise<{ ok: boolean; text: string }> {
	const probe = await page.context().newPage();
	try {
		const response = await probe.goto(address);
		return { ok: response?.ok() ?? false, text: (await probe.textContent("body")) ?? "" };
	} finally {
		await probe.close();
	}
}

const popupOf = async (page: Page, opener: Locator): Promise<Page> => {
	const [popup] = await Promise.all([page.waitForEvent("popup"), opener.click()]);
	return popup;
};

test("[dashboard-title] [auth-external-idp] [landing-login-account-chooser] [const-terminal-popup-1200] [call-ws-ssh-connect] [call-ws-send-input] [call-ws-receive-output] [call-ws-send-resize] [const-newvm-close-2s] [valid-terminate-vm-mismatch] the main job, from signing in to nothing left", async ({
	page,
}) => {
	await test.step("sign in", async () => {
		const [authorize] = await Promise.all([
			page.waitForRequest((request) => request.url().includes("/authorize?")),
			signIn(page, "pro@roost.test"),
		]);
		const asked = new URL(authorize.url()).searchParams;
		expect(asked.get("prompt")).toBe("select_account");
		expect(asked.get("scope")?.split(" ").sort()).toStrictEqual(
			"openid profile email read:current_user update:current_user_metadata offline_access".split(" ").sort(),
		);
	});

	await test.step("create a machine", async () => {
		await page.getByRole("button", { name: "+ Virtual Machines" }).click();
		const dialog = page.getByRole("dialog", { name: "New virtual machine" });
		await dialog.getByLabel("VM name").fill(vmName);
		await dialog.getByLabel("VM type").click();
		await page.getByRole("option").first().click();
		await dialog.getByRole("button", { name: "Create", exact: true }).click();
		await expect(dialog.getByText("VM creation request submitted successfully!")).toBeVisible();
		await expect(dialog).toBeHidden();
		await expect(row(page)).toContainText("Running");
	});

	const apps: { static: string; palette: string; todo: string } = { static: "", palette: "", todo: "" };
	await test.step("deploy three templates and open them", async () => {
		await toGallery(page);
		for (const app of ["Static site", "Palette maker", "To-do list"]) await deploy(page, app);

		const site = await run(page, "Static site");
		await expect(site.getByRole("heading", { name: "Who sings at dawn?" })).toBeVisible();
		await site.getByLabel("Find a bird").fill("wren");
		await expect(site.locator("#birds")).toContainText(/wren/i);
		apps.static = site.url();
		await site.close();

		const palette = await run(page, "Palette maker");
		await expect(palette.getByRole("heading", { name: "Palette maker" })).toBeVisible();
		apps.palette = palette.url();
		await palette.close();

		const todo = await run(page, "To-do list");
		await todo.getByRole("textbox").first().fill("Feed the heron");
		await todo.keyboard.press("Enter");
		await expect(todo.getByText("Feed the heron")).toBeVisible();
		apps.todo = todo.url();
		await todo.close();
	});

	const vmId = await test.step("work in the terminal", async () => {
		await toDashboard(page);
		const popup = await popupOf(page, row(page).getByRole("button", { name: `Terminal on ${vmName}` }));
		const terminal = terminalOf(popup);
		await terminal.connected();
		expect(await popup.evaluate(() => window.innerWidth)).toBe(1200);
		expect(popup.url()).not.toContain("token=");

		await terminal.type('echo "the sum is $((19 + 23))"; pwd');
		await terminal.shows("the sum is 42");
		await terminal.shows("/home/ubuntu");

		await terminal.type("stty size | tr ' ' x");
		await popup.setViewportSize({ width: 800, height: 400 });
		await expect(async () => {
			await terminal.type("clear; echo cols:$(stty size | cut -d' ' -f2)");
			const columns = /cols:(\d+)/.exec((await popup.locator(".xterm-rows").textContent()) ?? "")?.[1];
			expect(Number(columns)).toBeGreaterThan(60);
			expect(Number(columns)).toBeLessThan(100);
		}).toPass();

		// Decision 4: a reload of the popup must still work.
		await popup.reload();
		await terminal.connected();
		await terminal.type("echo again-$((1 + 1))");
		await terminal.shows("again-2");

		// Flow control: a flood neither stalls nor outlives Ctrl-C.
		await terminal.type("yes");
		await terminal.shows(/y\s*y\s*y/);
		await popup.keyboard.press("Control+c");
		await terminal.type("clear; echo calm-$((2 + 2))");
		await terminal.shows("calm-4");

		const id = new URL(popup.url()).searchParams.get("vmId") ?? "";
		await popup.getByRole("button", { name: "Close" }).click();
		await expect(popup.getByText("Don't Forget to Backup Your Code!")).toBeVisible();
		await Promise.all([
			popup.waitForEvent("close"),
			popup.getByRole("button", { name: "Close Anyway" }).click(),
		]);
		return id;
	});
	expect(vmId).not.toBe("");

	await test.step("hibernate", async () => {
		await row(page).getByRole("button", { name: "Hibernate" }).click();
		const dialog = page.getByRole("alertdialog", { name: `Hibernate ${vmName}?` });
		await expect(dialog).toContainText("three apps");
		await dialog.getByRole("button", { name: "Hibernate" }).click();
		await expect(row(page)).toContainText("Hibernated");
		await toGallery(page);
		await expect(card(page, "To-do list").getByRole("button", { name: "VM Hibernated" })).toBeVisible();
		expect((await answer(page, apps.static)).ok).toBe(false);
		await toDashboard(page);
	});

	await test.step("wake: the apps are back, and so is what they kept on disk", async () => {
		await row(page).getByRole("button", { name: "Wake Up" }).click();
		await expect(row(page)).toContainText("Running");
		await expect(async () => {
			const { ok, text } = await answer(page, apps.todo);
			expect(ok).toBe(true);
			expect(text).toContain("Feed the heron");
		}).toPass({ timeout: 60_000 });
	});

	await test.step("terminate: only by the exact name", async () => {
		const ask = async () => {
			await row(page)
				.getByRole("button", { name: `More for ${vmName}` })
				.click();
			await page.getByRole("menuitem", { name: "Terminate" }).click();
			return page.getByRole("alertdialog", { name: `Terminate ${vmName}?` });
		};
		const wrong = await ask();
		await expect(wrong).toContainText("3 deployed apps");
		await wrong.getByRole("textbox").fill(`${vmName}x`);
		await wrong.getByRole("button", { name: "Terminate" }).click();
		await expect(page.getByText("VM name mismatch").first()).toBeVisible();
		await expect(row(page)).toContainText("Running");

		const right = await ask();
		await right.getByRole("textbox").fill(vmName);
		await right.getByRole("button", { name: "Terminate" }).click();
		await expect(row(page)).toBeHidden({ timeout: 60_000 });
	});

	await test.step("nothing is left", async () => {
		for (const address of Object.values(apps)) {
			expect((await answer(page, address)).ok, address).toBe(false);
		}
		await toGallery(page);
		for (const app of ["Static site", "Palette maker", "To-do list"]) {
			await expect(card(page, app).getByRole("button", { name: "Deploy" })).toBeVisible();
		}
		if (dataDir !== undefined) await expect.poll(() => leftovers(dataDir, vmId)).toStrictEqual([]);
	});
});
