import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { vibeRepoName } from "../../lib/repo-name.ts";
import { VIBE_DESCRIPTION_LIMIT, type VibeForm as VibeFormValues, vibeForm } from "../../lib/vibe.ts";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";
import { Textarea } from "../../primitives/textarea.tsx";
import { RunningVmField, type RunningVmOption } from "../add-app/running-vm-field.tsx";
import { type VibeProgress, VibeProgressOverlay } from "./vibe-progress.tsx";

export interface VibeFormProps {
	vms: readonly RunningVmOption[];
	dashboardHref: string;
	galleryHref: string;
	progress: VibeProgress;
	onSubmit: (values: VibeFormValues) => void;
	/** Leaves the overlay, back to the form as it was typed. */
	onClose: () => void;
}

/** An idea in a few words; the three steps that make it an app cover the form while they run. */
export function VibeForm({ vms, dashboardHref, galleryHref, progress, onSubmit, onClose }: VibeFormProps) {
	const { control, register, handleSubmit, watch, formState } = useForm({
		resolver: zodResolver(vibeForm),
		mode: "onTouched",
		defaultValues: { name: "", vmId: vms.length === 1 ? (vms[0]?.id ?? "") : "", description: "" },
	});
	const { errors } = formState;
	const covered = progress.state !== "idle";
	const repoName = vibeRepoName(watch("name").trim());
	return (
		<Card padding="none" className="relative max-w-[640px]" aria-label="Start a Vibe Coding Project">
			<form
				noValidate
				inert={covered}
				aria-label="Start a Vibe Coding Project"
				className="space-y-5 p-6"
				onSubmit={(event) => {
					event.preventDefault();
					if (!covered) void handleSubmit(onSubmit)(event);
				}}
			>
				<Field
					label="Application Name"
					required
					error={errors.name?.message}
					hint={
						repoName === "" ? (
							"A private repository of this name is created for it."
						) : (
							<>
								Its private repository will be <span className="font-mono">{repoName}</span>.
							</>
						)
					}
				>
					<Input {...register("name")} autoComplete="off" />
				</Field>
				<Controller
					control={control}
					name="vmId"
					render={({ field }) => (
						<RunningVmField
							vms={vms}
							value={field.value}
							onValueChange={field.onChange}
							error={errors.vmId?.message}
							dashboardHref={dashboardHref}
						/>
					)}
				/>
				<Field
					label="Description"
					required
					error={errors.description?.message}
					hint="Who uses it, and what they do with it. The AI writes the first draft from this."
					counter={{ used: watch("description").length, limit: VIBE_DESCRIPTION_LIMIT }}
				>
					<Textarea {...register("description")} rows={5} maxLength={VIBE_DESCRIPTION_LIMIT} />
				</Field>
				<Button type="submit" variant="primary" disabled={vms.length === 0}>
					Create application
				</Button>
			</form>
			<VibeProgressOverlay progress={progress} galleryHref={galleryHref} onClose={onClose} />
		</Card>
	);
}
