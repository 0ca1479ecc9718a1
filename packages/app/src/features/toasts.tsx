import { toaster } from "@roost/ui/lib/toaster";
import { lazy, Suspense, useSyncExternalStore } from "react";

const ToastRegion = lazy(async () => ({ default: (await import("@roost/ui/primitives/toast")).ToastRegion }));

/** How long a toast stays, in ms, by where it comes from. */
export const toastTimes = {
	/** [const-toast-success-3s] [toast-deploy-success-3s] */
	success: 3_000,
	/** [const-toast-app-card-2s] */
	appCard: 2_000,
	/** [const-toast-delete-4s] */
	deleting: 4_000,
	/** [toast-deploy-error-5s] */
	deployError: 5_000,
	/** A machine's action that failed is a sentence to read. */
	vmError: 5_000,
	/** [const-toast-terminal-4s] */
	terminal: 4_000,
} as const;

const everToasted = () => toaster.getSnapshot().length > 0;

/** The region is loaded with the first toast: no page needs it to be seen. */
export function Toasts() {
	const needed = useSyncExternalStore(toaster.subscribe, everToasted);
	return needed ? (
		<Suspense>
			<ToastRegion toaster={toaster} />
		</Suspense>
	) : null;
}
