import { zodResolver } from "@hookform/resolvers/zod";
import { type VmType, vmName } from "@roost/api-client/contract/vms";
import { parseVmTypeName } from "@roost/api-client/vm-type";
import { useId } from "react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { hourly } from "../../lib/money.ts";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";
import { Select } from "../../primitives/select.tsx";

/** What the form gives: `vmVolume` in whole GB. */
export type NewVmForm = { vmName: string; vmTypeId: string; vmVolume: number };

export interface NewVmDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Undefined while they load. */
	types: readonly VmType[] | undefined;
	/** Why the types cannot be chosen from. */
	typesError?: string | undefined;
	/** USD per GB per month. */
	storagePrice?: number | undefined;
	state: "idle" | "busy" | "success";
	/** Why the last try failed; what was typed is kept. */
	error?: string | undefined;
	onSubmit: (vm: NewVmForm) => void;
}

/** [const-vm-storage-range-default] GB */
const defaultRange = { min: 10, max: 1000 };

const rangeOf = (type: VmType | undefined) => ({
	min: type?.minVolume ?? defaultRange.min,
	max: type?.maxVolume ?? defaultRange.max,
});

const formSchema = (types: readonly VmType[]) =>
	z
		.object({
			vmName,
			vmTypeId: z.string().min(1, "Choose a type"),
			vmVolume: z
				.string()
				.trim()
				.min(1, "Give the disk a size")
				.regex(/^\d+$/, "A whole number of GB")
				.transform(Number),
		})
		.superRefine((form, context) => {
			const { min, max } = rangeOf(types.find((type) => type.id === form.vmTypeId));
			if (form.vmVolume < min || form.vmVolume > max) {
				context.addIssue({ code: "custom", path: ["vmVolume"], message: `Between ${min} and ${max} GB` });
			}
		});

type Typed = { vmName: string; vmTypeId: string; vmVolume: string };

const typeLabel = (type: VmType): string => {
	const { vcpus, ramGib, gpu } = parseVmTypeName(type.typeName);
	if (vcpus === 0) return type.typeName;
	return [`${vcpus} vCPU`, `${ramGib} GiB`, gpu].filter(Boolean).join(" · ");
};

const typeHint = (type: VmType): string => {
	const { category, platform } = parseVmTypeName(type.typeName);
	return [category, platform, hourly(type.hourlyRate)].filter(Boolean).join(" · ");
};

/** [newvm-field-name] [newvm-field-type] [newvm-field-storage] Creates a machine. */
export function NewVmDialog(props: NewVmDialogProps) {
	return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
	onOpenChange,
	types,
	typesError,
	storagePrice,
	state,
	error,
	onSubmit,
}: NewVmDialogProps) {
	const formId = useId();
	const { control, register, handleSubmit, setValue, watch, formState } = useForm<Typed, unknown, NewVmForm>({
		resolver: zodResolver(formSchema(types ?? [])),
		defaultValues: { vmName: "", vmTypeId: "", vmVolume: "" },
	});
	const chosen = types?.find((type) => type.id === watch("vmTypeId"));
	const { min, max } = rangeOf(chosen);
	const settled = state !== "idle";
	return (
		<Dialog
			open
			onOpenChange={onOpenChange}
			busy={state === "busy"}
			title="New virtual machine"
			description="It is ready in seconds. You pay by the hour, and a fifth of it while it sleeps."
			footer={
				<>
					<Button onClick={() => onOpenChange(false)} disabled={state === "busy"}>
						Cancel
					</Button>
					<Button type="submit" form={formId} variant="primary" busy={state === "busy"} disabled={settled}>
						{state === "busy" ? "Creating..." : "Create"}
					</Button>
				</>
			}
		>
			<form
				id={formId}
				className="space-y-4"
				noValidate
				onSubmit={(event) => {
					// [valid-double-submit] Enter in a field submits too.
					if (settled) event.preventDefault();
					else void handleSubmit(onSubmit)(event);
				}}
			>
				<Field label="VM name" required error={formState.errors.vmName?.message}>
					<Input autoComplete="off" spellCheck={false} readOnly={settled} {...register("vmName")} />
				</Field>
				<Field
					label="VM type"
					required
					error={typesError ?? formState.errors.vmTypeId?.message}
					hint={chosen ? typeHint(chosen) : undefined}
				>
					<Controller
						control={control}
						name="vmTypeId"
						render={({ field }) => (
							<Select
								options={(types ?? []).map((type) => ({
									value: type.id,
									label: typeLabel(type),
									hint: typeHint(type),
								}))}
								value={field.value === "" ? undefined : field.value}
								placeholder={types ? "Choose a type" : "Loading types…"}
								disabled={settled || !types}
								onValueChange={(id) => {
									field.onChange(id);
									// [vm-storage-default-suggested]
									const suggested = types?.find((type) => type.id === id)?.suggestedVolume;
									if (suggested !== undefined) {
										setValue("vmVolume", String(suggested), { shouldValidate: formState.isSubmitted });
									}
								}}
							/>
						)}
					/>
				</Field>
				<Field
					label="Storage volume"
					required
					error={formState.errors.vmVolume?.message}
					hint={
						<>
							{`Allowed range: ${min} - ${max} GB`}
							{storagePrice === undefined ? null : `. $${storagePrice.toFixed(3)} per GB per month.`}
						</>
					}
				>
					<Input inputMode="numeric" autoComplete="off" readOnly={settled} {...register("vmVolume")} />
				</Field>
				{error === undefined ? null : <Callout tone="red">{error}</Callout>}
				{state === "success" ? (
					<Callout tone="green" announce>
						VM creation request submitted successfully!
					</Callout>
				) : null}
			</form>
		</Dialog>
	);
}
