import { domainPrefix } from "@roost/api-client/contract/apps";
import type { PrivateDomain } from "@roost/api-client/contract/user";
import { useId, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";
import { Select } from "../../primitives/select.tsx";

export type DeploySettings = { vmId: string; domainPrefix?: string; domainSelect?: string };

export interface DeployDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	appName: string;
	/** [deploy-modal-vm-choice] The running machines; `note` says what they are: '2 vCPU · 8 GiB'. */
	vms: readonly { id: string; name: string; note: string }[];
	/**
	 * [deploy-modal-enterprise-domain] The active private domains of an account that may use them. `required`: an
	 * enterprise account cannot deploy without one.
	 */
	domains?: { list: readonly PrivateDomain[]; required: boolean } | undefined;
	busy?: boolean;
	/** The dashboard, to create or wake a machine. */
	dashboardHref: string;
	onDeploy: (settings: DeploySettings) => void;
}

/** [deploy-modal-opens] Where the app goes. */
export function DeployDialog(props: DeployDialogProps) {
	return props.open ? <OpenDialog {...props} /> : null;
}

type Problems = Partial<Record<keyof DeploySettings, string>>;

function OpenDialog({
	onOpenChange,
	appName,
	vms,
	domains,
	busy = false,
	dashboardHref,
	onDeploy,
}: DeployDialogProps) {
	const formId = useId();
	// One machine is no choice; several are, and none is taken for the person.
	const [chosenVm, setChosenVm] = useState<string>();
	const vmId = vms.find((vm) => vm.id === chosenVm)?.id ?? (vms.length === 1 ? vms[0]?.id : undefined);
	const [prefix, setPrefix] = useState("");
	const [domain, setDomain] = useState<string>();
	const [problems, setProblems] = useState<Problems>({});

	const domainAsked = domains !== undefined && (domains.required || domains.list.length > 0);
	const noDomain = domains?.required === true && domains.list.length === 0;
	const off = vms.length === 0 || noDomain;

	const submit = () => {
		if (off || busy) return;
		const parsed = domainPrefix.safeParse(prefix);
		// An admin without an enterprise account may leave both away (decision 12).
		const domainGiven = domains?.required === true || prefix.trim() !== "" || domain !== undefined;
		const found: Problems = {
			...(vmId === undefined && { vmId: "Choose a machine" }),
			...(domainAsked &&
				domainGiven &&
				!parsed.success && {
					domainPrefix: prefix.trim() === "" ? "Give a domain prefix" : parsed.error.issues[0]?.message,
				}),
			...(domainAsked && domainGiven && domain === undefined && { domainSelect: "Choose a domain" }),
		};
		setProblems(found);
		if (vmId === undefined || Object.keys(found).length > 0) return;
		onDeploy({
			vmId,
			...(domainAsked &&
				domainGiven &&
				parsed.success &&
				domain !== undefined && { domainPrefix: parsed.data, domainSelect: domain }),
		});
	};

	return (
		<Dialog
			open
			onOpenChange={onOpenChange}
			busy={busy}
			title={`Deploy ${appName}`}
			description="It is fetched, built and started on a machine of yours, and then answers at its own address."
			footer={
				<>
					<Button onClick={() => onOpenChange(false)} disabled={busy}>
						Cancel
					</Button>
					<Button type="submit" form={formId} variant="primary" busy={busy} disabled={off}>
						Deploy
					</Button>
				</>
			}
		>
			<form
				id={formId}
				noValidate
				className="space-y-4"
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				{vms.length === 0 ? (
					<Callout tone="orange" title="No machine is running">
						<a href={dashboardHref} className="underline underline-offset-4">
							Create one or wake one up
						</a>{" "}
						on the dashboard, then deploy.
					</Callout>
				) : (
					<Field label="Virtual machine" required error={problems.vmId}>
						<Select
							options={vms.map((vm) => ({ value: vm.id, label: vm.name, hint: vm.note }))}
							value={vmId}
							placeholder="Choose a running machine"
							onValueChange={setChosenVm}
							disabled={busy}
						/>
					</Field>
				)}
				{domainAsked ? (
					<>
						<Field
							label="Domain prefix"
							required={domains.required}
							optional={!domains.required}
							error={problems.domainPrefix}
							hint={`The app answers at ${prefix.trim() === "" ? "prefix" : prefix.trim()}.${domain ?? "domain"}`}
						>
							<Input
								value={prefix}
								onChange={(event) => setPrefix(event.target.value)}
								autoComplete="off"
								autoCapitalize="off"
								spellCheck={false}
								readOnly={busy}
							/>
						</Field>
						{noDomain ? (
							<Callout tone="orange" title="No private domain is active">
								An Enterprise deployment needs one. Activate a domain, then deploy.
							</Callout>
						) : (
							<Field
								label="Private domain"
								required={domains.required}
								optional={!domains.required}
								error={problems.domainSelect}
							>
								<Select
									options={domains.list.map(({ domainName }) => ({ value: domainName, label: domainName }))}
									value={domain}
									placeholder="Choose a domain"
									onValueChange={setDomain}
									disabled={busy}
								/>
							</Field>
						)}
					</>
				) : null}
			</form>
		</Dialog>
	);
}
