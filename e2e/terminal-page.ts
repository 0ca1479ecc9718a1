import { expect, type Page } from "@playwright/test";

/** The terminal's window, as a person uses it: by eye and keyboard. */
export const terminalOf = (popup: Page) => ({
	connected: () => expect(popup.getByText("connected", { exact: true })).toBeVisible(),
	type: async (line: string) => {
		await popup.locator(".xterm-helper-textarea").focus();
		await popup.keyboard.type(line);
		await popup.keyboard.press("Enter");
	},
	/** Waits until the screen shows it. */
	shows: (text: string | RegExp) => expect(popup.locator(".xterm-rows")).toContainText(text),
});
