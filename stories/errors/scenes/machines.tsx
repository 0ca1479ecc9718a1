import type { DocumentedErrorId } from "@roost/api-client/errors";
import { runningVm, vmByStatus, vmTypes } from "@roost/api-client/fixtures/vms";
import { JobQueue } from "@roost/ui/modules/jobs/job-queue";
import { NewVmDialog } from "@roost/ui/modules/vms/new-vm-dialog";
import { VmRow } from "@roost/ui/modules/vms/vm-row";
import { VmTable } from "@roost/ui/modules/vms/vm-table";
import { wordsOf } from "../samples.ts";
import { nothing, Part, Toasted } from "./frame.tsx";

const now = new Date("2026-11-21T09:00:00Z");

const Machines = () => (
	<VmTable
		state="listed"
		rows={[runningVm, vmByStatus.hibernated].map((vm) => (
			<VmRow
				key={vm.id}
				vm={vm}
				appCount={1}
				costThisMonth={11.9}
				samples={[]}
				now={now}
				mayManage
				terminal="open"
				onAction={nothing}
				onTerminal={nothing}
			/>
		))}
	/>
);

const toast = (id: DocumentedErrorId) => () => (
	<Toasted toast={{ tone: "error", title: wordsOf(id) }}>
		<Machines />
	</Toasted>
);

const creating = (id: DocumentedErrorId) => () => (
	<NewVmDialog
		open
		onOpenChange={nothing}
		types={vmTypes}
		storagePrice={0.1}
		state="idle"
		error={wordsOf(id)}
		onSubmit={nothing}
	/>
);

/** Machines and jobs. */
export const machineScenes = {
	"valid-terminate-vm-mismatch": toast("valid-terminate-vm-mismatch"),
	"err-vm-create": creating("err-vm-create"),
	"err-vm-create-default": creating("err-vm-create-default"),
	"err-vm-create-no-token": creating("err-vm-create-no-token"),
	"err-vm-list": () => (
		<Part>
			<VmTable state="error" text={wordsOf("err-vm-list")} onRetry={nothing} />
		</Part>
	),
	"err-vm-terminate": toast("err-vm-terminate"),
	"err-vm-hibernate": toast("err-vm-hibernate"),
	"err-vm-wakeup": toast("err-vm-wakeup"),
	"err-vm-server-message-preferred": toast("err-vm-server-message-preferred"),
	"err-vm-ssh-alert": toast("err-vm-ssh-alert"),
	"err-vm-ssh-free": toast("err-vm-ssh-free"),
	"err-popup-blocked-dashboard": toast("err-popup-blocked-dashboard"),
	"err-jobs-load": () => (
		<Part>
			<JobQueue state="error" text={wordsOf("err-jobs-load")} onRetry={nothing} />
		</Part>
	),
};
