import { deleteBlockedBy } from "@roost/api-client/capabilities";
import { type DocumentedErrorId, errorText } from "@roost/api-client/errors";
import { toaster } from "@roost/ui/lib/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../auth/session.ts";
import { appActions } from "../../queries/apps.ts";
import { messageOf, serverReason } from "../../queries/failures.ts";
import { deleteTemplate } from "../../queries/gallery.ts";
import { toastTimes } from "../toasts.tsx";
import { openTerminal } from "../vms/open-terminal.ts";
import type { AppOffer } from "./app-offer.ts";

type Blocked = NonNullable<ReturnType<typeof deleteBlockedBy>>;

const blockedTexts: Record<Blocked, DocumentedErrorId> = {
	creating: "valid-delete-blocked-creating",
	running: "valid-delete-blocked-running",
	terminating: "valid-delete-blocked-terminating",
	"vm-hibernated": "valid-delete-blocked-hibernated-vm",
};

const say = (tone: "success" | "error", title: string, duration: number) =>
	toaster.show({ tone, title, duration });

/** What a card does. Each outcome is told once, as a toast. */
export function useAppActions() {
	const { client, user } = useSession();
	const queryClient = useQueryClient();

	const termination = useMutation({
		mutationFn: (appId: string) => appActions.terminate(client, appId),
		onSuccess: () => say("success", "Sent for Termination", toastTimes.appCard),
		onError: (failure) => {
			console.error("The app could not be terminated", failure);
			say("error", errorText("toast-app-terminate-failed"), toastTimes.appCard);
		},
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["apps", "deployed"] }),
	});

	const deletion = useMutation({
		mutationFn: (appTypeId: string) => deleteTemplate(client, appTypeId),
		onSuccess: () =>
			say(
				"success",
				"Application deleted successfully and will disappear from your list immediately.",
				toastTimes.deleting,
			),
		onError: (failure) => {
			const message = serverReason(failure) ?? messageOf(failure);
			say("error", errorText("toast-app-delete-failed", { message }), toastTimes.deleting);
		},
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["gallery"] }),
	});

	return {
		terminate: (appId: string) => termination.mutate(appId),
		terminating: (appId: string | undefined) => termination.isPending && termination.variables === appId,
		delete: (appTypeId: string) => deletion.mutate(appTypeId),
		deleting: (appTypeId: string) => deletion.isPending && deletion.variables === appTypeId,
		/** Says why the app cannot be deleted now; false when it can. */
		refuseDelete(state: AppOffer["state"], app: string): boolean {
			const blocked = deleteBlockedBy(state);
			if (!blocked) return false;
			say("error", errorText(blockedTexts[blocked], { app }), toastTimes.deleting);
			return true;
		},
		async openTerminal({ vm, deployed }: AppOffer, app: string): Promise<void> {
			if (!vm || !deployed) return;
			const opening = await openTerminal(client, user, {
				vm,
				app: { id: deployed.id, name: app, projectPath: deployed.absoluteProjectPathInVm },
			});
			if (opening.opened) return;
			const title =
				"blocked" in opening
					? errorText("err-popup-blocked-app-card")
					: errorText("toast-app-ssh-failed", { message: opening.reason });
			say("error", title, toastTimes.appCard);
		},
	};
}
