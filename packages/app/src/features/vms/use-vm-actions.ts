import type { VmAction } from "@roost/api-client/capabilities";
import type { Vm } from "@roost/api-client/contract/vms";
import { toaster } from "@roost/ui/lib/toaster";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../auth/session.ts";
import { messageOf } from "../../queries/failures.ts";
import { vmActions } from "../../queries/vms.ts";
import { toastTimes } from "../toasts.tsx";

type Given = { vmId: string; action: VmAction };

const mutationKey = ["vms", "action"];

/** Hibernating, waking and terminating machines. A failure is told once, as a toast. */
export function useVmActions() {
	const { client } = useSession();
	const queryClient = useQueryClient();
	const { mutate } = useMutation({
		mutationKey,
		mutationFn: ({ vmId, action }: Given) => vmActions[action](client, vmId),
		onError: (failure) => {
			toaster.show({ tone: "error", title: messageOf(failure), duration: toastTimes.vmError });
		},
		onSettled: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: ["vms", "list"] }),
				queryClient.invalidateQueries({ queryKey: ["jobs", "list"] }),
			]),
	});
	const pending = useMutationState({
		filters: { mutationKey, status: "pending" },
		select: (mutation) => mutation.state.variables as Given,
	});
	return {
		run(vm: Pick<Vm, "id">, action: VmAction) {
			const same = ({ state }: { state: { variables: unknown } }) =>
				(state.variables as Given).vmId === vm.id;
			// A second press may come before the first one is drawn.
			if (queryClient.isMutating({ mutationKey, predicate: same }) === 0) mutate({ vmId: vm.id, action });
		},
		/** What is under way for a machine. */
		busy: (vm: Pick<Vm, "id">): VmAction | undefined => pending.find(({ vmId }) => vmId === vm.id)?.action,
	};
}
