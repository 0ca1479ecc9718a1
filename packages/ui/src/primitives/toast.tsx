import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cn } from "../lib/cn.ts";
import type { ToastEntry, Toaster, ToastTone } from "../lib/toaster.ts";

export const toastTones = ["success", "error", "warning", "info"] as const satisfies readonly ToastTone[];

const icon: Record<ToastTone, LucideIcon> = {
	success: CircleCheck,
	error: CircleAlert,
	warning: TriangleAlert,
	info: Info,
};

const look: Record<ToastTone, { ground: string; icon: string }> = {
	success: { ground: "border-status-green-edge bg-status-green-faint", icon: "text-status-green" },
	error: { ground: "border-status-red-edge bg-status-red-faint", icon: "text-status-red" },
	warning: { ground: "border-status-orange-edge bg-status-orange-faint", icon: "text-status-orange" },
	info: { ground: "border-hairline bg-floating", icon: "text-ink-secondary" },
};

/** How long the slide-out takes; it is removed from the store after that. */
const SLIDE_OUT_MS = 200;

interface ToastProps {
	toast: ToastEntry;
	toaster: Toaster;
}

function Toast({ toast, toaster }: ToastProps) {
	const Icon = icon[toast.tone];
	return (
		<RadixToast.Root
			data-slot="toast"
			data-tone={toast.tone}
			type={toast.tone === "error" || toast.tone === "warning" ? "foreground" : "background"}
			duration={toast.duration}
			open={toast.open}
			onOpenChange={(open) => {
				if (open) return;
				toaster.dismiss(toast.id);
				setTimeout(() => toaster.remove(toast.id), SLIDE_OUT_MS);
			}}
			className={cn(
				"flex w-full items-start gap-3 rounded-panel border px-3.5 py-3 text-ink shadow-menu",
				"data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in",
				"data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
				look[toast.tone].ground,
			)}
		>
			<Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", look[toast.tone].icon)} />
			<div className="min-w-0 flex-1 break-words">
				<RadixToast.Title className="font-medium">{toast.title}</RadixToast.Title>
				{toast.description === undefined ? null : (
					<RadixToast.Description className="text-ink-secondary text-sm">
						{toast.description}
					</RadixToast.Description>
				)}
				{toast.action === undefined ? null : (
					<RadixToast.Action
						altText={toast.action.label}
						onClick={toast.action.onPress}
						className="mt-1 rounded-mark font-medium underline underline-offset-4"
					>
						{toast.action.label}
					</RadixToast.Action>
				)}
			</div>
			<RadixToast.Close
				aria-label="Dismiss"
				className="-m-1 flex size-7 shrink-0 items-center justify-center rounded-tag text-ink-secondary hover:text-ink"
			>
				<X className="size-4" />
			</RadixToast.Close>
		</RadixToast.Root>
	);
}

export interface ToastRegionProps {
	/** The store whose toasts are shown. */
	toaster: Toaster;
	/** The region's name; F8 jumps to it. */
	label?: string;
}

/** Where toasts appear: bottom right, above everything. Hovering, focusing or leaving the window stops their clock. */
export function ToastRegion({ toaster, label = "Notifications" }: ToastRegionProps) {
	const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
	return (
		<RadixToast.Provider label={label} swipeDirection="right">
			{toasts.map((toast) => (
				<Toast key={toast.id} toast={toast} toaster={toaster} />
			))}
			<RadixToast.Viewport
				label={`${label} ({hotkey})`}
				className="fixed right-0 bottom-0 z-60 flex w-[min(400px,100vw)] flex-col gap-2 p-4 outline-none"
			/>
		</RadixToast.Provider>
	);
}
