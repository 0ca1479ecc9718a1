import { zodResolver } from "@hookform/resolvers/zod";
import { archiveSubmission } from "@roost/api-client/contract/gallery";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Card } from "../../primitives/card.tsx";
import { Field } from "../../primitives/field.tsx";
import { FileInput } from "../../primitives/file-input.tsx";
import { Input } from "../../primitives/input.tsx";
import { Textarea } from "../../primitives/textarea.tsx";
import { formWords } from "../add-app/form-words.ts";

const isZip = (file: File) => /\.zip$/i.test(file.name);
const isImage = (file: File) => file.type.startsWith("image/");

const schema = z.object({
	displayName: archiveSubmission.shape.displayName,
	description: archiveSubmission.shape.description,
	image: z
		.instanceof(File, { error: "Choose a picture for the gallery" })
		.refine(isImage, "Choose an image file"),
	codebase: z.instanceof(File, { error: "Choose the zipped codebase" }).refine(isZip, "Choose a .zip file"),
});
export type ArchiveFormValues = z.output<typeof schema>;

const words = formWords({
	displayName: "Give the application a name of at most 100 characters",
	description: "Describe it in at most 5,000 characters",
});

/** How the upload stands. After `success` the fields are empty again [archive-success-resets]. */
export type ArchiveUpload =
	| { state: "idle" }
	| { state: "submitting" }
	| { state: "success" }
	| { state: "error"; message: string };

export interface ArchiveFormProps {
	upload: ArchiveUpload;
	onSubmit: (values: ArchiveFormValues) => void;
}

/** A private app from a zip. */
export function ArchiveForm({ upload, onSubmit }: ArchiveFormProps) {
	// A new round is a new, empty form; what was typed stays through an error.
	const [round, setRound] = useState(0);
	const [before, setBefore] = useState(upload.state);
	if (before !== upload.state) {
		setBefore(upload.state);
		if (upload.state === "success") setRound(round + 1);
	}
	return (
		<Card padding="lg" className="max-w-[640px] space-y-5" aria-label="Upload an Archive">
			{upload.state === "success" ? (
				<Callout tone="green" announce title="Application submitted successfully!">
					It is being built and appears in the Apps Gallery, under Your Projects.
				</Callout>
			) : null}
			{upload.state === "error" ? (
				<Callout tone="red" title="Server Error:">
					<p className="whitespace-pre-wrap">{upload.message}</p>
				</Callout>
			) : null}
			<ArchiveFields key={round} submitting={upload.state === "submitting"} onSubmit={onSubmit} />
		</Card>
	);
}

interface ArchiveFieldsProps {
	submitting: boolean;
	onSubmit: (values: ArchiveFormValues) => void;
}

function ArchiveFields({ submitting, onSubmit }: ArchiveFieldsProps) {
	const { control, register, handleSubmit, formState } = useForm({
		resolver: zodResolver(schema, words),
		mode: "onTouched",
		defaultValues: { displayName: "", description: "" },
	});
	const { errors } = formState;
	return (
		<form
			noValidate
			aria-label="Upload an Archive"
			className="space-y-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!submitting) void handleSubmit(onSubmit)(event);
			}}
		>
			<Field label="Application Name" required error={errors.displayName?.message}>
				<Input {...register("displayName")} disabled={submitting} autoComplete="off" />
			</Field>
			<Field label="Application Description" required error={errors.description?.message}>
				<Textarea {...register("description")} disabled={submitting} rows={3} />
			</Field>
			<Controller
				control={control}
				name="image"
				render={({ field }) => (
					<Field label="Application Logo (max 100MB)" required error={errors.image?.message}>
						<FileInput
							file={field.value ?? null}
							onFileChange={(file) => field.onChange(file ?? undefined)}
							accept="image/*"
							hint="A picture: PNG, JPEG, SVG or WebP"
							disabled={submitting}
						/>
					</Field>
				)}
			/>
			<Controller
				control={control}
				name="codebase"
				render={({ field }) => (
					<Field label="Upload Codebase (.zip, max 100MB)" required error={errors.codebase?.message}>
						<FileInput
							file={field.value ?? null}
							onFileChange={(file) => field.onChange(file ?? undefined)}
							accept=".zip,application/zip"
							hint="A .zip of the project's folder"
							disabled={submitting}
						/>
					</Field>
				)}
			/>
			<Button type="submit" variant="primary" busy={submitting}>
				{submitting ? "Adding to App Gallery..." : "Add to App Gallery"}
			</Button>
		</form>
	);
}
