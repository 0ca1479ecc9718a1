import { NewVmDialog } from "@roost/ui/modules/vms/new-vm-dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../auth/session.ts";
import { messageOf, vmCreateFailureText } from "../../queries/failures.ts";
import { type NewVm as NewVmGiven, vmActions, vmQueries } from "../../queries/vms.ts";

/** [const-newvm-close-2s] */
const closeAfter = 2_000;

const mutationKey = ["vms", "create"];

export default function NewVm({ onClose }: { onClose: () => void }) {
	const { client } = useSession();
	const queryClient = useQueryClient();
	const types = useQuery(vmQueries.types(client));
	const storage = useQuery(vmQueries.storagePricing(client));
	const creation = useMutation({
		mutationKey,
		mutationFn: (given: NewVmGiven) => vmActions.create(client, given),
		onSettled: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: ["vms", "list"] }),
				queryClient.invalidateQueries({ queryKey: ["jobs", "list"] }),
			]),
	});

	const close = useEffectEvent(onClose);
	useEffect(() => {
		if (!creation.isSuccess) return;
		const timer = setTimeout(() => close(), closeAfter);
		return () => clearTimeout(timer);
	}, [creation.isSuccess]);

	return (
		<NewVmDialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			types={types.data}
			typesError={types.isError ? `The types could not be loaded: ${messageOf(types.error)}` : undefined}
			storagePrice={storage.data}
			state={creation.isPending ? "busy" : creation.isSuccess ? "success" : "idle"}
			error={creation.isError ? vmCreateFailureText(creation.error) : undefined}
			onSubmit={(given) => {
				// [valid-double-submit] A second press may come before the first one is drawn.
				if (queryClient.isMutating({ mutationKey }) === 0) creation.mutate(given);
			}}
		/>
	);
}
