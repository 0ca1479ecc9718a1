import type { BilledVm, Billing, UsagePeriod } from "@roost/api-client/contract/billing";
import { errorText } from "@roost/api-client/errors";
import { ReceiptText } from "lucide-react";
import { shortInstant, usageDuration, usd } from "../../lib/figures.ts";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { Status } from "../../primitives/status.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "../../primitives/table.tsx";

export type Usage = { state: "loading" } | { state: "failed" } | { state: "ready"; billing: Billing };

export interface UsageBreakdownProps {
	usage: Usage;
	onRetry: () => void;
	/** The first day that is counted: '1 November 2026'. */
	since: string;
}

type Period = UsagePeriod & { asleep: boolean };

/** Awake and asleep together, in the order they happened. */
function periodsOf(vm: BilledVm): Period[] {
	return [
		...vm.costBreakdown.map((period) => ({ ...period, asleep: false })),
		...vm.hibernatePeriods.map((period) => ({ ...period, asleep: true })),
	].sort((one, other) => one.periodStart.localeCompare(other.periodStart));
}

function PeriodRow({ period }: { period: Period }) {
	return (
		<TableRow>
			<TableCell label="From">
				<span className="whitespace-nowrap tabular-nums">{shortInstant(period.periodStart)}</span>
			</TableCell>
			<TableCell label="State">
				{period.asleep ? <Status tone="hollow">Hibernated</Status> : <Status tone="green">Running</Status>}
			</TableCell>
			<TableCell align="end" label="Duration">
				{usageDuration(period.durationHours)}
			</TableCell>
			<TableCell align="end" label="Compute per hour">
				{usd(period.computeHourlyRate, 4)}
			</TableCell>
			<TableCell align="end" label="Storage per hour">
				{usd(period.storageHourlyRate, 4)}
			</TableCell>
			<TableCell align="end" label="Cost">
				{usd(period.periodCost)}
			</TableCell>
		</TableRow>
	);
}

function VmUsage({ vm }: { vm: BilledVm }) {
	return (
		<section aria-label={vm.vmName} className="space-y-3">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="font-semibold text-ink text-lg">
					{vm.vmName} <span className="font-normal text-base text-ink-secondary">{vm.volumeGb} GB</span>
				</h3>
				<p className="pr-4.5 font-semibold tabular-nums">{usd(vm.cost)}</p>
			</div>
			<Table label={`Usage of ${vm.vmName}`} stack>
				<TableHead>
					<TableColumn>From</TableColumn>
					<TableColumn>State</TableColumn>
					<TableColumn align="end">Duration</TableColumn>
					<TableColumn align="end">Compute per hour</TableColumn>
					<TableColumn align="end">Storage per hour</TableColumn>
					<TableColumn align="end">Cost</TableColumn>
				</TableHead>
				<TableBody>
					{periodsOf(vm).map((period) => (
						<PeriodRow key={period.periodStart} period={period} />
					))}
				</TableBody>
			</Table>
		</section>
	);
}

/** The second half of the Billing tab: what each machine cost this month, and when. */
export function UsageBreakdown({ usage, onRetry, since }: UsageBreakdownProps) {
	if (usage.state === "loading")
		return (
			<Loading label="Loading your usage" className="max-w-[960px] space-y-4">
				<Skeleton className="w-52" />
				<Skeleton shape="block" className="h-40" />
				<Skeleton shape="block" className="h-28" />
			</Loading>
		);
	if (usage.state === "failed")
		return (
			<Card padding="none" className="max-w-[960px]">
				<ErrorState title={errorText("err-billing-other")} onRetry={onRetry} retryLabel="Try Again">
					Your machines go on as they are. The figures are asked for again every five minutes.
				</ErrorState>
			</Card>
		);
	const { totalCost, vms } = usage.billing;
	if (vms.length === 0)
		return (
			<Card padding="none" className="max-w-[960px]">
				<EmptyState
					icon={<ReceiptText />}
					title="Nothing used this month"
					description={`No machine has cost anything since ${since}. What you use appears here, machine by machine.`}
				/>
			</Card>
		);
	return (
		<div className="max-w-[960px] space-y-8">
			<div>
				<p className="text-ink-secondary">Since {since}, in USD</p>
				<p className="font-heading text-2xl tabular-nums">{usd(totalCost)}</p>
				<p className="mt-1 text-ink-secondary">
					A hibernated machine costs 20% of its compute rate, plus its storage.
				</p>
			</div>
			{vms.map((vm) => (
				<VmUsage key={vm.id} vm={vm} />
			))}
		</div>
	);
}
