import { useSyncExternalStore } from "react";

export const themeChoices = ["system", "light", "dark"] as const;
/** `system` follows what the device prefers. */
export type ThemeChoice = (typeof themeChoices)[number];

const STORAGE_KEY = "roost.theme";
const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
	const stored = localStorage.getItem(STORAGE_KEY);
	return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Puts the kept choice on the page. Call it before the first render, so that nothing flashes. */
export function applyTheme(choice: ThemeChoice = storedChoice()): void {
	const root = document.documentElement;
	if (choice === "system") delete root.dataset.theme;
	else root.dataset.theme = choice;
}

function chooseTheme(choice: ThemeChoice): void {
	localStorage.setItem(STORAGE_KEY, choice);
	applyTheme(choice);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	// Another tab of the same person.
	const onStorage = (event: StorageEvent) => {
		if (event.key !== STORAGE_KEY) return;
		applyTheme();
		listener();
	};
	addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", onStorage);
	};
}

/** The person's choice of theme, kept on the device, and the way to change it. */
export function useTheme(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
	return [useSyncExternalStore(subscribe, storedChoice, () => "system" as const), chooseTheme];
}
