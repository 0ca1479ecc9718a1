import { zodResolver } from "@hookform/resolvers/zod";
import { repoSubmission } from "@roost/api-client/contract/gallery";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../primitives/button.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";
import { Textarea } from "../../primitives/textarea.tsx";
import { formWords } from "./form-words.ts";
import { RunningVmField, type RunningVmOption } from "./running-vm-field.tsx";

const schema = z.object({ ...repoSubmission.shape, vmId: z.string().min(1) });
/** What is sent, and the machine it is deployed to. Instructions are trimmed [valid-manual-instructions-trimmed]. */
export type RepoFormValues = z.output<typeof schema>;

const words = formWords({
	typeName: "Give the application a name of at most 100 characters",
	repoUrl: "Enter the repository's address, such as https://github.com/acme/notes",
	repoDescriptionFilePath: "At most 500 characters",
	deployInstructions: "At most 10,000 characters",
	vmId: "Choose a running machine",
});

export interface RepoFormProps {
	vms: readonly RunningVmOption[];
	dashboardHref: string;
	onSubmit: (values: RepoFormValues) => void;
	/** A submission is under way: nothing can be typed or sent again. */
	submitting?: boolean;
	/** A repository chosen before: its address is read only [github-preview-url-readonly]. */
	repo?: { name: string; url: string } | undefined;
}

/** Name, address, description file, instructions and a machine: the manual form, and the preview modal's. */
export function RepoForm({ vms, dashboardHref, onSubmit, submitting = false, repo }: RepoFormProps) {
	const { control, register, handleSubmit, watch, formState } = useForm({
		resolver: zodResolver(schema, words),
		mode: "onTouched",
		defaultValues: {
			typeName: repo?.name ?? "",
			repoUrl: repo?.url ?? "",
			repoDescriptionFilePath: "README.md",
			deployInstructions: "",
			// One machine is no choice.
			vmId: vms.length === 1 ? (vms[0]?.id ?? "") : "",
		},
	});
	const { errors } = formState;
	const chosen = vms.some((vm) => vm.id === watch("vmId"));
	return (
		<form
			noValidate
			className="space-y-5"
			aria-label="Add from Github Link"
			onSubmit={(event) => {
				event.preventDefault();
				if (submitting || !chosen) return;
				void handleSubmit(onSubmit)(event);
			}}
		>
			<Field label="Application Name" required error={errors.typeName?.message}>
				<Input {...register("typeName")} disabled={submitting} autoComplete="off" />
			</Field>
			<Field
				label="Repository URL"
				required
				error={errors.repoUrl?.message}
				hint={repo === undefined ? "Its address in the browser, starting with https://" : undefined}
			>
				<Input
					{...register("repoUrl")}
					type="url"
					mono
					readOnly={repo !== undefined}
					disabled={submitting}
					autoComplete="off"
				/>
			</Field>
			<Field
				label="Description File Path"
				optional
				error={errors.repoDescriptionFilePath?.message}
				hint="Its first paragraph describes the app in the gallery."
			>
				<Input {...register("repoDescriptionFilePath")} mono disabled={submitting} autoComplete="off" />
			</Field>
			<Field
				label="Deployment instructions"
				optional
				error={errors.deployInstructions?.message}
				hint="What a person would have to know to start it: a command, a port, an environment variable."
			>
				<Textarea {...register("deployInstructions")} disabled={submitting} rows={3} />
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
						disabled={submitting}
						dashboardHref={dashboardHref}
					/>
				)}
			/>
			<Button type="submit" variant="primary" busy={submitting} disabled={!chosen}>
				{submitting ? "Submitting..." : "Add and deploy"}
			</Button>
		</form>
	);
}
