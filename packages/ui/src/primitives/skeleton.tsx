import { cn } from "../lib/cn.ts";

export const skeletonShapes = ["line", "block", "circle"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

const shapes: Record<SkeletonShape, string> = {
	line: "h-3 rounded-tag",
	block: "rounded-panel",
	circle: "rounded-full",
};

export interface SkeletonProps {
	/** A line of text, a block, a circle. Give it the size of what is coming. */
	shape?: SkeletonShape;
	className?: string;
}

/** Holds the place of what is being loaded, so that nothing jumps when it comes. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
	return (
		<span
			data-slot="skeleton"
			aria-hidden="true"
			className={cn("block animate-shimmer bg-pressed", shapes[shape], className)}
		/>
	);
}

export interface LoadingProps {
	/** What is being loaded: 'Loading machines'. Read once. */
	label: string;
	/** Skeletons. */
	children: React.ReactNode;
	className?: string;
}

/** Skeletons with a word for a screen reader. */
export function Loading({ label, children, className }: LoadingProps) {
	return (
		<div data-slot="loading" role="status" aria-busy="true" className={className}>
			<span className="sr-only">{label}</span>
			{children}
		</div>
	);
}
