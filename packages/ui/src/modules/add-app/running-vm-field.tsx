import { Field } from "../../primitives/field.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";
import { Select } from "../../primitives/select.tsx";

/** A running machine; `note` says what it is: '2 vCPU · 8 GiB'. Only running ones are ever offered. */
export interface RunningVmOption {
	id: string;
	name: string;
	note: string;
}

export interface RunningVmFieldProps {
	vms: readonly RunningVmOption[];
	value: string;
	onValueChange: (vmId: string) => void;
	onBlur?: () => void;
	error?: string | undefined;
	disabled?: boolean;
	/** The dashboard, to create or wake a machine. */
	dashboardHref: string;
}

/** Where the app is deployed once it is built (decision 23). */
export function RunningVmField({
	vms,
	value,
	onValueChange,
	error,
	disabled = false,
	dashboardHref,
}: RunningVmFieldProps) {
	const none = vms.length === 0;
	return (
		<Field
			label="Virtual machine"
			required
			error={error}
			hint={
				none ? (
					<>
						No machine is running. <LinkButton href={dashboardHref}>Create or wake one</LinkButton> first.
					</>
				) : (
					"The app is deployed here once it is built."
				)
			}
		>
			<Select
				options={vms.map((vm) => ({ value: vm.id, label: vm.name, hint: vm.note }))}
				value={vms.some((vm) => vm.id === value) ? value : undefined}
				onValueChange={onValueChange}
				placeholder={none ? "No running machine" : "Choose a running machine"}
				disabled={disabled || none}
			/>
		</Field>
	);
}
