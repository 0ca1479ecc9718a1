import { addVmObstacle, can } from "@roost/api-client/capabilities";
import type { AppProgram } from "@roost/api-client/contract/gallery";
import { appTitle } from "@roost/ui/lib/app-view";
import { AppCard } from "@roost/ui/modules/gallery/app-card";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../auth/session.ts";
import { paths } from "../../paths.ts";
import { useVmActions } from "../vms/use-vm-actions.ts";
import { type AppOffer, canBeWoken } from "./app-offer.ts";
import { useAppActions } from "./use-app-actions.ts";

const AppDialogs = lazy(() => import("./app-dialogs.tsx"));

export function GalleryCard(props: { app: AppProgram; offer: AppOffer; onDeploy: () => void }) {
	const { app, offer, onDeploy } = props;
	const { user } = useSession();
	const actions = useAppActions();
	const vmActions = useVmActions();
	const [asked, setAsked] = useState<"terminate" | "delete">();
	const name = appTitle(app);
	const { deployed, vm, failure } = offer;

	// The connection to the code host is not asked for here; the server refuses where it is missing.
	const mayWake = addVmObstacle(user, true) === undefined && canBeWoken(vm);
	const busy = actions.terminating(deployed?.id)
		? "terminate"
		: actions.deleting(app.id)
			? "delete"
			: undefined;
	return (
		<>
			<AppCard
				app={app}
				state={offer.state}
				failure={
					failure && {
						reason: failure.reason,
						logHref: failure.jobId === undefined ? undefined : paths.jobLog(failure.jobId),
					}
				}
				runHref={deployed?.url}
				hasTerminal={can(user, "ssh") && vm !== undefined}
				mayDelete={!app.isPublicApp}
				jobQueueHref={paths.jobQueue}
				wake={
					mayWake
						? {
								vmName: vm.vmName,
								busy: vmActions.busy(vm) === "wake",
								onPress: () => vmActions.run(vm, "wake"),
							}
						: undefined
				}
				busy={busy}
				onDeploy={onDeploy}
				onTerminal={() => void actions.openTerminal(offer, name)}
				onTerminate={() => setAsked("terminate")}
				onDelete={() => {
					if (!actions.refuseDelete(offer.state, name)) setAsked("delete");
				}}
			/>
			{asked ? (
				<Suspense>
					<AppDialogs
						action={asked}
						appName={name}
						onAnswer={(confirmed) => {
							setAsked(undefined);
							if (!confirmed) return;
							if (asked === "delete") actions.delete(app.id);
							else if (deployed) actions.terminate(deployed.id);
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}
