import { expect, it, vi } from "vitest";
import { createToaster, DEFAULT_TOAST_MS } from "./toaster.ts";

it("[const-toast-default-3s] shows a toast for 3 s where nobody says otherwise", () => {
	const toaster = createToaster();
	toaster.show({ tone: "success", title: "Sent to Deploy Queue" });
	expect(DEFAULT_TOAST_MS).toBe(3000);
	expect(toaster.getSnapshot()[0]).toMatchObject({ duration: 3000, open: true });
});

it("keeps the caller's own duration", () => {
	const toaster = createToaster();
	toaster.show({ tone: "error", title: "Failed", duration: 5000 });
	expect(toaster.getSnapshot()[0]?.duration).toBe(5000);
});

it("lets a toast slide out before it forgets it, and tells who listens", () => {
	const toaster = createToaster();
	const listener = vi.fn();
	const stop = toaster.subscribe(listener);
	const id = toaster.show({ tone: "info", title: "atlas is awake" });
	toaster.dismiss(id);
	expect(toaster.getSnapshot()[0]?.open).toBe(false);
	toaster.remove(id);
	expect(toaster.getSnapshot()).toEqual([]);
	expect(listener).toHaveBeenCalledTimes(3);
	stop();
	toaster.show({ tone: "info", title: "again" });
	expect(listener).toHaveBeenCalledTimes(3);
});

it("shows the four newest of a burst", () => {
	const toaster = createToaster();
	for (const title of ["1", "2", "3", "4", "5", "6"]) toaster.show({ tone: "error", title });
	expect(toaster.getSnapshot().map((toast) => toast.title)).toEqual(["3", "4", "5", "6"]);
});
