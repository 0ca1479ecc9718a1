import { vmStatusOf } from "@roost/api-client/capabilities";
import type { Vm } from "@roost/api-client/contract/vms";
import { plural } from "../../lib/count.ts";
import { hourly, money } from "../../lib/money.ts";
import { sinceWhen, span } from "../../lib/when.ts";
import { Status } from "../../primitives/status.tsx";
import { CellNote, TableCell, TableRow } from "../../primitives/table.tsx";
import { VmActions, type VmActionsProps } from "./vm-actions.tsx";
import { CpuFigure, NetworkFigure, specsText, type VmSample } from "./vm-figures.tsx";
import { VmStatusMark } from "./vm-status.tsx";

export interface VmRowProps extends Omit<VmActionsProps, "vm"> {
	vm: Vm;
	/** Apps deployed on it. */
	appCount: number;
	/** USD this month; undefined while it is not known. */
	costThisMonth?: number | undefined;
	/** Oldest first. */
	samples: readonly VmSample[];
	now: Date;
}

const asleep: ReadonlySet<string> = new Set(["hibernated", "stopped"]);
const withFigures: ReadonlySet<string> = new Set(["running", "other"]);

/** What the machine has been doing, and for how long, in place of figures that it does not have. */
function doing(vm: Vm, now: Date): string | undefined {
	if (asleep.has(vm.status)) {
		return vm.statusSince ? `Asleep since ${sinceWhen(new Date(vm.statusSince), now)}` : "Asleep";
	}
	return withFigures.has(vmStatusOf(vm.status)) ? undefined : (vm.reason ?? undefined);
}

function machineNote(vm: Vm, appCount: number, now: Date): string {
	const apps = appCount > 0 ? plural(appCount, "app") : undefined;
	const age =
		vm.statusSince && !asleep.has(vm.status) ? span(now.getTime() - Date.parse(vm.statusSince)) : undefined;
	return [apps, age].filter((part) => part !== undefined).join(" · ") || "No apps";
}

/** A machine: a table's row, or a card on a phone. */
export function VmRow({ vm, appCount, costThisMonth, samples, now, busy, ...actions }: VmRowProps) {
	const instead = doing(vm, now);
	return (
		<TableRow data-vm={vm.vmName}>
			<TableCell>
				<div className="min-w-0">
					<div className="truncate font-semibold text-ink">{vm.vmName}</div>
					<CellNote>
						<span className="tabular-nums">{machineNote(vm, appCount, now)}</span>
					</CellNote>
				</div>
			</TableCell>
			<TableCell label="Status">
				{busy === "terminate" ? (
					<Status tone="blue">Terminating...</Status>
				) : (
					<VmStatusMark status={vm.status} />
				)}
			</TableCell>
			<TableCell label="Specs" className="max-lg:md:hidden">
				<div className="whitespace-nowrap">{specsText(vm.specs)}</div>
				<CellNote>
					{vm.provider}
					{vm.volumeGb === undefined ? null : ` · ${vm.volumeGb} GB`}
				</CellNote>
			</TableCell>
			<TableCell label={instead === undefined ? "CPU" : "Now"} className="max-lg:md:hidden">
				{instead === undefined ? (
					<CpuFigure metrics={vm.metrics} samples={samples} />
				) : (
					<span className="line-clamp-2 text-pretty text-ink-secondary" title={instead}>
						{instead}
					</span>
				)}
			</TableCell>
			<TableCell label="Network in / out" className="max-xl:md:hidden">
				<NetworkFigure metrics={instead === undefined ? vm.metrics : null} samples={samples} />
			</TableCell>
			<TableCell align="end" label="This month">
				<div>{costThisMonth === undefined ? "—" : money(costThisMonth)}</div>
				{vm.hourlyRate === undefined ? null : (
					<CellNote>
						{hourly(vm.hourlyRate)}
						{asleep.has(vm.status) ? " asleep" : null}
					</CellNote>
				)}
			</TableCell>
			<TableCell align="end">
				<VmActions vm={vm} busy={busy} {...actions} />
			</TableCell>
		</TableRow>
	);
}
