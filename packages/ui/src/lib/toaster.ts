import type { ReactNode } from "react";

export type ToastTone = "success" | "error" | "warning" | "info";

/** How long a toast stays where no area sets its own duration, in ms. [const-toast-default-3s] */
export const DEFAULT_TOAST_MS = 3000;

export interface ToastContent {
	tone: ToastTone;
	/** The words. They stand alone: say what happened and, for an error, why. */
	title: ReactNode;
	/** A second line, in secondary ink. */
	description?: ReactNode;
	/** ms on screen, not counting the time it is hovered or focused. */
	duration?: number;
	/** One thing to do about it. */
	action?: { label: string; onPress: () => void };
}

export interface ToastEntry extends ToastContent {
	id: number;
	duration: number;
	/** False while it slides out. */
	open: boolean;
}

export interface Toaster {
	/** Shows a toast and gives its id. */
	show: (toast: ToastContent) => number;
	/** Lets a toast slide out before its time. */
	dismiss: (id: number) => void;
	/** Forgets a toast that has slid out. The region calls this. */
	remove: (id: number) => void;
	/** For useSyncExternalStore. */
	subscribe: (listener: () => void) => () => void;
	getSnapshot: () => readonly ToastEntry[];
}

/** Older toasts give way, so that a burst of errors never covers the page. */
const MOST_AT_ONCE = 4;

/** A store of toasts that anything may call, React or not. One per region. */
export function createToaster(): Toaster {
	let toasts: readonly ToastEntry[] = [];
	let lastId = 0;
	const listeners = new Set<() => void>();

	const set = (next: readonly ToastEntry[]) => {
		toasts = next;
		for (const listener of listeners) listener();
	};

	return {
		show(toast) {
			lastId += 1;
			const entry: ToastEntry = {
				...toast,
				id: lastId,
				duration: toast.duration ?? DEFAULT_TOAST_MS,
				open: true,
			};
			set([...toasts, entry].slice(-MOST_AT_ONCE));
			return entry.id;
		},
		dismiss(id) {
			set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
		},
		remove(id) {
			set(toasts.filter((toast) => toast.id !== id));
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		getSnapshot: () => toasts,
	};
}

/** The app's own toaster; `<ToastRegion toaster={toaster} />` shows it. */
export const toaster = createToaster();
