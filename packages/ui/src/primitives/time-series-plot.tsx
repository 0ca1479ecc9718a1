import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

export const seriesTones = ["ink", "green", "blue", "orange", "red"] as const;
export type SeriesTone = (typeof seriesTones)[number];

const colourOf: Record<SeriesTone, string> = {
	ink: "--ink",
	green: "--status-green-mark",
	blue: "--status-blue-mark",
	orange: "--status-orange-mark",
	red: "--status-red-mark",
};

export interface Series {
	name: string;
	/** One per time; null where nothing was measured. */
	values: readonly (number | null)[];
	tone?: SeriesTone;
}

export interface TimeSeriesPlotProps {
	/** Seconds since the epoch, oldest first. */
	times: readonly number[];
	series: readonly Series[];
	/** A value as a person reads it: '38%', '1.2 MB/s'. */
	format: (value: number) => string;
	/** The least the axis reaches up to; a share of CPU takes 100. */
	max?: number;
	/** px. */
	height?: number;
	/** Where times are told; the device's own zone where it is left out. */
	timeZone?: string;
}

/** uPlot draws on a canvas, which knows no CSS variables: colours are read when it draws. */
function drawn(host: HTMLElement, props: TimeSeriesPlotProps): uPlot {
	const style = getComputedStyle(host);
	const colour = (name: string) => style.getPropertyValue(name).trim();
	const font = `12px ${style.fontFamily}`;
	const clock = new Intl.DateTimeFormat("en-GB", {
		hour: "2-digit",
		minute: "2-digit",
		...(props.timeZone === undefined ? {} : { timeZone: props.timeZone }),
	});
	const axis = {
		stroke: colour("--ink-secondary"),
		font,
		ticks: { show: false },
		grid: { stroke: colour("--hairline"), width: 1 },
	};
	return new uPlot(
		{
			width: Math.max(host.clientWidth, 1),
			height: props.height ?? 180,
			legend: { show: props.series.length > 1, live: false },
			cursor: { y: false, points: { size: 6 } },
			scales: {
				y: { range: (_plot, _least, most) => [0, Math.max(props.max ?? 0, most * 1.1, 1)] },
			},
			axes: [
				{
					...axis,
					grid: { show: false },
					values: (_plot, times) => times.map((time) => clock.format(time * 1000)),
				},
				{ ...axis, size: 64, values: (_plot, values) => values.map(props.format) },
			],
			series: [
				{},
				...props.series.map((line) => ({
					label: line.name,
					stroke: colour(colourOf[line.tone ?? "ink"]),
					width: 1.5,
					points: { show: false },
				})),
			],
		},
		[[...props.times], ...props.series.map((line) => [...line.values])],
		host,
	);
}

/** The graph itself. Loaded by TimeSeries; not to be used alone. */
export default function TimeSeriesPlot(props: TimeSeriesPlotProps) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = host.current;
		if (element === null) return;
		let plot = drawn(element, props);
		const redraw = () => {
			plot.destroy();
			plot = drawn(element, props);
		};
		const themed = new MutationObserver(redraw);
		themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
		const preference = matchMedia("(prefers-color-scheme: dark)");
		preference.addEventListener("change", redraw);
		const sized = new ResizeObserver(() =>
			plot.setSize({ width: Math.max(element.clientWidth, 1), height: plot.height }),
		);
		sized.observe(element);
		return () => {
			themed.disconnect();
			preference.removeEventListener("change", redraw);
			sized.disconnect();
			plot.destroy();
		};
	}, [props]);
	return <div ref={host} className="min-w-0 overflow-hidden text-ink-secondary text-xs" />;
}
