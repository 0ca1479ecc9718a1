import { type VibeResult, type VibeStep, vibeSteps } from "../../lib/vibe.ts";
import { Button, buttonClass } from "../../primitives/button.tsx";
import { ProgressOverlay } from "../../primitives/progress-overlay.tsx";
import type { ProgressStep, StepState } from "../../primitives/progress-steps.tsx";

export type VibeProgress =
	| { state: "idle" }
	| { state: "running"; step: VibeStep }
	/** `text` in the catalogue's words; `details` what else was said. */
	| { state: "failed"; step: VibeStep; text: string; details?: string | undefined }
	| { state: "done"; result: VibeResult; appName: string };

const labels: Record<VibeStep, string> = {
	repository: "Create repository",
	template: "Build placeholder template",
	deploy: "Deploy to VM",
};

const waits: Record<VibeStep, string> = {
	repository: "Creating a private repository on GitHub, a few seconds.",
	template: "Building a placeholder in your gallery, usually under a minute.",
	deploy: "Putting it on your machine, usually a minute or two.",
};

function stateOf(step: VibeStep, progress: Exclude<VibeProgress, { state: "idle" }>): StepState {
	const at = vibeSteps.indexOf(step);
	if (progress.state === "done")
		return progress.result === "template_only" && step === "deploy" ? "waiting" : "done";
	const now = vibeSteps.indexOf(progress.step);
	if (at !== now) return at < now ? "done" : "waiting";
	return progress.state === "failed" ? "failed" : "current";
}

function titleOf(progress: Exclude<VibeProgress, { state: "idle" }>): string {
	switch (progress.state) {
		case "running":
			return "Creating your application";
		case "failed":
			return "Your application was not created";
		case "done":
			return progress.result === "ai_completed"
				? `${progress.appName} is being written`
				: `${progress.appName} is in your gallery`;
	}
}

const doneNote: Record<VibeResult, string> = {
	ai_completed:
		"It is deployed, and the AI is writing the first draft on your machine. Follow it in the AI Job Queue.",
	template_only: "The template is ready. Deploy it from the gallery once a machine is running.",
};

export interface VibeProgressOverlayProps {
	progress: VibeProgress;
	galleryHref: string;
	onClose: () => void;
}

/** Three steps: which is done, which is running, where it failed. Nothing while there is nothing to follow. */
export function VibeProgressOverlay({ progress, galleryHref, onClose }: VibeProgressOverlayProps) {
	if (progress.state === "idle") return null;
	const steps: ProgressStep[] = vibeSteps.map((step) => {
		const state = stateOf(step, progress);
		return {
			id: step,
			label: labels[step],
			state,
			...(state === "current" ? { detail: waits[step] } : {}),
			...(progress.state === "failed" && state === "failed"
				? {
						detail: (
							<>
								<p className="text-status-red">{progress.text}</p>
								{progress.details === undefined ? null : (
									<p className="whitespace-pre-wrap">{progress.details}</p>
								)}
							</>
						),
					}
				: {}),
		};
	});
	return (
		<ProgressOverlay
			title={titleOf(progress)}
			steps={steps}
			note={progress.state === "done" ? doneNote[progress.result] : undefined}
			actions={
				progress.state === "running" ? undefined : (
					<>
						{progress.state === "done" ? (
							<a href={galleryHref} className={buttonClass({ variant: "primary" })}>
								Open the Apps Gallery
							</a>
						) : null}
						<Button onClick={onClose}>
							{progress.state === "failed" ? "Back to the form" : "Add another"}
						</Button>
					</>
				)
			}
		/>
	);
}
