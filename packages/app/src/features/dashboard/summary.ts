import type { Vm } from "@roost/api-client/contract/vms";
import { inWords } from "@roost/ui/lib/count";
import { dayOfMonth } from "@roost/ui/lib/when";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where things stand, in one sentence or two. Invoices are made on the last day of the month. */
export function dashboardSummary(vms: readonly Pick<Vm, "status">[], now: Date): string {
	const invoice = `Next invoice ${dayOfMonth(new Date(now.getFullYear(), now.getMonth() + 1, 0))}.`;
	if (vms.length === 0) return `No machines yet. ${invoice}`;
	const awake = vms.filter((vm) => vm.status === "running").length;
	if (vms.length === 1) return `One machine, ${awake === 1 ? "awake" : "not awake"}. ${invoice}`;
	const which = awake === vms.length ? "all awake" : awake === 0 ? "none awake" : `${inWords(awake)} awake`;
	return `${capital(inWords(vms.length))} machines, ${which}. ${invoice}`;
}
