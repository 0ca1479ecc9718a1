import { type VmAction, vmActions, vmStatusOf } from "@roost/api-client/capabilities";
import type { Vm } from "@roost/api-client/contract/vms";
import { Ellipsis, Moon, SquareTerminal, Sun } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "../../primitives/button.tsx";
import { IconButton } from "../../primitives/icon-button.tsx";
import { Tooltip } from "../../primitives/tooltip.tsx";

// A menu weighs as much as the whole table: it comes after the first view.
const VmMenu = lazy(() => import("./vm-menu.tsx"));

/** Whether the row offers a terminal: it does, it says why it does not, or the role has none of it. */
export type TerminalOffer = "open" | { refused: string };

export interface VmActionsProps {
	vm: Pick<Vm, "id" | "vmName" | "status">;
	/** [vm-actions-need-permission] */
	mayManage: boolean;
	terminal: TerminalOffer;
	/** A call for this machine is under way. */
	busy?: VmAction | undefined;
	onAction: (action: VmAction) => void;
	onTerminal: () => void;
	/** Shows the menu from the start, for pictures. */
	menuOpen?: boolean;
}

/** What a machine's row offers: the main action as a button, the dangerous one in the menu. */
export function VmActions({
	vm,
	mayManage,
	terminal,
	busy,
	onAction,
	onTerminal,
	menuOpen = false,
}: VmActionsProps) {
	const status = vmStatusOf(vm.status);
	const offered = mayManage && busy !== "terminate" ? vmActions[status] : [];
	return (
		<div className="flex flex-wrap items-center justify-end gap-1 max-md:w-full max-md:justify-start max-md:pt-2">
			{status === "running" ? <TerminalButton vm={vm} terminal={terminal} onPress={onTerminal} /> : null}
			{offered.includes("hibernate") ? (
				<Button icon={<Moon />} busy={busy === "hibernate"} onClick={() => onAction("hibernate")}>
					Hibernate
				</Button>
			) : null}
			{offered.includes("wake") ? (
				<Button icon={<Sun />} busy={busy === "wake"} onClick={() => onAction("wake")}>
					Wake Up
				</Button>
			) : null}
			{offered.includes("terminate") ? (
				<Suspense
					fallback={<IconButton label={`More for ${vm.vmName}`} icon={<Ellipsis />} tooltip={false} />}
				>
					<VmMenu vmName={vm.vmName} defaultOpen={menuOpen} onTerminate={() => onAction("terminate")} />
				</Suspense>
			) : null}
		</div>
	);
}

function TerminalButton({
	vm,
	terminal,
	onPress,
}: Pick<VmActionsProps, "vm" | "terminal"> & { onPress: () => void }) {
	const refused = terminal === "open" ? undefined : terminal.refused;
	return (
		<Tooltip content={refused}>
			<Button
				icon={<SquareTerminal />}
				disabled={refused !== undefined}
				aria-label={`Terminal on ${vm.vmName}`}
				onClick={onPress}
			>
				Terminal
			</Button>
		</Tooltip>
	);
}
