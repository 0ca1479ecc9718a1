import * as Popover from "@radix-ui/react-popover";
import { useRef } from "react";
import { TOUR_POPUP_OFFSET, TOUR_POPUP_WIDTH, type TourStep, tourLabels } from "../../lib/tour-steps.ts";
import { Button } from "../../primitives/button.tsx";
import { Spotlight } from "./spotlight.tsx";

export interface TourPopoverProps {
	step: TourStep;
	/** The element that the step points at. */
	target: HTMLElement;
	/** Which step this is, from 0, of how many. */
	index: number;
	count: number;
	onPrevious: () => void;
	onNext: () => void;
	/** 'Skip Tour', or Escape. */
	onSkip: () => void;
	/** 'Finish Tour', on the last step. */
	onFinish: () => void;
}

/** px; the arrow stands between the popup and its target, within the offset. */
const ARROW_HEIGHT = 6;

/** One step of the tour beside what it points at. It has no close button [tour-no-close-button]. */
export function TourPopover({
	step,
	target,
	index,
	count,
	onPrevious,
	onNext,
	onSkip,
	onFinish,
}: TourPopoverProps) {
	const next = useRef<HTMLButtonElement>(null);
	const last = index === count - 1;
	return (
		<>
			<Spotlight target={target} />
			<Popover.Root open>
				<Popover.Anchor virtualRef={{ current: target }} />
				<Popover.Portal>
					<Popover.Content
						key={step.title}
						data-slot="tour-popover"
						aria-labelledby="tour-title"
						aria-describedby="tour-text"
						sideOffset={TOUR_POPUP_OFFSET - ARROW_HEIGHT}
						collisionPadding={12}
						style={{ width: `min(${TOUR_POPUP_WIDTH}px, calc(100vw - 24px))` }}
						className="z-50 rounded-panel bg-floating p-4 text-ink shadow-menu outline-none data-[state=open]:animate-rise"
						onOpenAutoFocus={(event) => {
							event.preventDefault();
							next.current?.focus();
						}}
						onEscapeKeyDown={onSkip}
						onInteractOutside={(event) => event.preventDefault()}
					>
						<p className="text-ink-secondary text-sm tabular-nums">
							{index + 1} of {count}
						</p>
						<h2 id="tour-title" className="mt-0.5 font-semibold text-lg">
							{step.title}
						</h2>
						<p id="tour-text" className="mt-1 text-pretty text-ink-secondary">
							{step.text}
						</p>
						<div className="mt-4 flex items-center justify-between gap-2">
							<Button size="sm" variant="quiet" className="-ml-2.5" onClick={onSkip}>
								{tourLabels.skip}
							</Button>
							<div className="flex gap-1.5">
								{index === 0 ? null : (
									<Button size="sm" onClick={onPrevious}>
										{tourLabels.previous}
									</Button>
								)}
								<Button ref={next} size="sm" variant="primary" onClick={last ? onFinish : onNext}>
									{last ? tourLabels.finish : tourLabels.next}
								</Button>
							</div>
						</div>
						<Popover.Arrow className="fill-(--floating)" width={12} height={ARROW_HEIGHT} />
					</Popover.Content>
				</Popover.Portal>
			</Popover.Root>
		</>
	);
}
