import { canUsePrivateDomains } from "@roost/api-client/capabilities";
import type { AppProgram } from "@roost/api-client/contract/gallery";
import { appTitle } from "@roost/ui/lib/app-view";
import { toaster } from "@roost/ui/lib/toaster";
import { DeployDialog, type DeploySettings } from "@roost/ui/modules/deploy/deploy-dialog";
import { specsText } from "@roost/ui/modules/vms/vm-figures";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../auth/session.ts";
import { paths } from "../../paths.ts";
import { appActions, appQueries } from "../../queries/apps.ts";
import { deployFailureText } from "../../queries/failures.ts";
import { vmQueries } from "../../queries/vms.ts";
import { toastTimes } from "../toasts.tsx";
import { deployOutcome } from "./deploy-outcome.ts";

const mutationKey = ["apps", "deploy"];

export type DeployProps = {
	app: AppProgram;
	/** The request was accepted; `startTime` is when it was sent, in ms. */
	onAccepted: (startTime: number) => void;
	/** [deploy-closes-after-success] [deploy-closes-after-failure] Answered or given up: cart and dialog close. */
	onClose: () => void;
};

export default function Deploy({ app, onAccepted, onClose }: DeployProps) {
	const { client, user } = useSession();
	const queryClient = useQueryClient();
	const name = appTitle(app);
	const vms = useQuery(vmQueries.list(client));
	const asksDomain = canUsePrivateDomains(user);
	const domains = useQuery({ ...appQueries.privateDomains(client), enabled: asksDomain });

	const fail = (text: string) =>
		toaster.show({ tone: "error", title: text, duration: toastTimes.deployError });

	const deployment = useMutation({
		mutationKey,
		mutationFn: async ({ vmId, ...domain }: DeploySettings) => {
			const startTime = Date.now();
			const reply = await appActions.deploy(client, {
				appTypeId: app.id,
				appName: name,
				vmId,
				customInstructions: app.deployInstructions ?? null,
				...(asksDomain && { domainPrefix: null, domainSelect: null, ...domain }),
			});
			return { startTime, outcome: deployOutcome(reply, name) };
		},
		onSuccess: ({ startTime, outcome }) => {
			if (!outcome.accepted) {
				fail(outcome.text);
				return;
			}
			toaster.show({ tone: "success", title: outcome.text, duration: toastTimes.success });
			onAccepted(startTime);
		},
		onError: (failure) => {
			console.error("The deployment was refused", failure);
			fail(deployFailureText(failure, name));
		},
		onSettled: async () => {
			onClose();
			await Promise.all([
				queryClient.invalidateQueries({ queryKey: ["apps", "deployed"] }),
				queryClient.invalidateQueries({ queryKey: ["jobs", "list"] }),
			]);
		},
	});

	return (
		<DeployDialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			appName={name}
			vms={(vms.data ?? [])
				.filter((vm) => vm.status === "running")
				.map((vm) => ({ id: vm.id, name: vm.vmName, note: specsText(vm.specs) }))}
			domains={
				asksDomain ? { list: domains.data ?? [], required: user.accountType === "enterprise" } : undefined
			}
			busy={deployment.isPending}
			dashboardHref={paths.dashboard}
			onDeploy={(settings) => {
				// [valid-double-submit] A second press may come before the first one is drawn.
				if (queryClient.isMutating({ mutationKey }) === 0) deployment.mutate(settings);
			}}
		/>
	);
}
