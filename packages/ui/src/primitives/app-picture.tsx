import { type AppPictureDesign, type AppPictureShape, designAppPicture } from "../lib/app-picture.ts";
import { cn } from "../lib/cn.ts";

type Draw = (design: AppPictureDesign) => React.ReactNode;

const at = (places: readonly number[], index: number, from: number, to: number) =>
	Math.round(from + (places[index] ?? 0) * (to - from));

const draw: Record<AppPictureShape, Draw> = {
	bars: ({ figure, places }) =>
		[0, 1, 2, 3, 4].map((bar) => {
			const height = at(places, bar, 34, 124);
			return (
				<rect
					key={bar}
					x={48 + bar * 54}
					y={132 - height}
					width="35"
					height={height + 12}
					rx="6"
					fill={figure}
					opacity={bar === 2 ? 1 : 0.55 + 0.1 * bar}
				/>
			);
		}),
	hill: ({ figure, places }) => {
		const sun = at(places, 0, 60, 320);
		const crest = at(places, 1, 50, 90);
		return (
			<>
				<circle cx={sun} cy={at(places, 2, 26, 44)} r="29" fill={figure} />
				<path
					d={`M0 132V126C60 ${crest} 130 ${crest - 4} 190 ${crest + 24}S310 140 400 66V132Z`}
					fill={figure}
					opacity="0.85"
				/>
			</>
		);
	},
	moon: ({ figure, places }) => (
		<>
			<circle cx={at(places, 0, 230, 310)} cy={at(places, 1, 30, 56)} r="86" fill={figure} />
			<rect x="26" y={at(places, 2, 44, 72)} width="186" height="110" rx="16" fill={figure} opacity="0.38" />
		</>
	),
	steps: ({ figure, places }) =>
		[0, 1, 2, 3].map((step) => (
			<rect
				key={step}
				x={at(places, 4, 20, 90) + step * 62}
				y={96 - step * 24}
				width={400}
				height="140"
				rx="10"
				fill={figure}
				opacity={0.22 + step * 0.2}
			/>
		)),
	rings: ({ figure, places }) => {
		const x = at(places, 0, 120, 280);
		return [104, 76, 48, 20].map((radius, ring) => (
			<circle
				key={radius}
				cx={x}
				cy={at(places, 1, 70, 120)}
				r={radius}
				fill={figure}
				opacity={0.2 + ring * 0.22}
			/>
		));
	},
};

export interface AppPictureProps {
	/** The app's name: the same name gives the same picture. */
	name: string;
	/** An image of the app's own, shown instead. */
	src?: string | null | undefined;
	className?: string;
}

/** The picture on an app's card: its own, or two tones and simple shapes chosen by its name. Decorative: the name stands beside it. */
export function AppPicture({ name, src, className }: AppPictureProps) {
	const box = cn("block h-33 w-full", className);
	if (src)
		return (
			<img data-slot="app-picture" src={src} alt="" loading="lazy" className={cn(box, "object-cover")} />
		);
	const design = designAppPicture(name);
	return (
		<svg
			data-slot="app-picture"
			viewBox="0 0 400 132"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			className={box}
			style={{ background: design.ground }}
		>
			{draw[design.shape](design)}
		</svg>
	);
}
