import type { Vm } from "@roost/api-client/contract/vms";
import { cn } from "../../lib/cn.ts";
import { Sparkline } from "../../primitives/sparkline.tsx";

/** One kept sample: CPU in percent, network in bytes per second. */
export type VmSample = { cpu: number; networkIn: number; networkOut: number };

const units = ["B/s", "kB/s", "MB/s", "GB/s"] as const;

const inUnit = (bytes: number, unit: number): string => {
	const value = bytes / 1000 ** unit;
	return value >= 10 || unit === 0 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
};

/** Two rates in the unit that suits the larger one: 1.2 / 0.3 MB/s. */
export function networkText(bytesIn: number, bytesOut: number): string {
	const largest = Math.max(bytesIn, bytesOut, 1);
	const unit = Math.min(units.length - 1, Math.floor(Math.log(largest) / Math.log(1000)));
	return `${inUnit(bytesIn, unit)} / ${inUnit(bytesOut, unit)} ${units[unit]}`;
}

/** [entity-vm-specs-string] [entity-vm-specs-object] */
export const specsText = (specs: Vm["specs"]): string =>
	typeof specs === "string" ? specs : `${specs.cpu} vCPU · ${specs.ram} GiB`;

function Figure({
	values,
	max,
	text,
	wide,
}: {
	values: number[];
	max?: number;
	text: string;
	wide: boolean;
}) {
	return (
		<span className="inline-flex items-center gap-2">
			<Sparkline values={values} {...(max === undefined ? {} : { max })} className="max-lg:hidden" />
			<span
				className={cn(
					"whitespace-nowrap text-ink-secondary text-sm tabular-nums",
					wide ? "min-w-24" : "min-w-9",
				)}
			>
				{text}
			</span>
		</span>
	);
}

/** [vm-row-metric-cpu] */
export function CpuFigure({ metrics, samples }: { metrics: Vm["metrics"]; samples: readonly VmSample[] }) {
	const cpu = metrics?.CPUUtilization;
	if (!cpu) return <NoFigure />;
	return (
		<Figure
			values={samples.map((sample) => sample.cpu)}
			max={100}
			text={`${Math.round(cpu.value)}%`}
			wide={false}
		/>
	);
}

/** [vm-row-metric-network-in] [vm-row-metric-network-out] */
export function NetworkFigure({
	metrics,
	samples,
}: {
	metrics: Vm["metrics"];
	samples: readonly VmSample[];
}) {
	if (!metrics?.NetworkIn && !metrics?.NetworkOut) return <NoFigure />;
	return (
		<Figure
			values={samples.map((sample) => sample.networkIn + sample.networkOut)}
			text={networkText(metrics.NetworkIn?.value ?? 0, metrics.NetworkOut?.value ?? 0)}
			wide
		/>
	);
}

function NoFigure() {
	return (
		<span className="text-ink-secondary">
			<span aria-hidden="true">—</span>
			<span className="sr-only">no figure</span>
		</span>
	);
}
