import type { Client } from "@roost/api-client/client";
import type { TerminalQuery } from "@roost/api-client/contract/terminal";
import type { UserInfo } from "@roost/api-client/contract/user";
import type { Vm } from "@roost/api-client/contract/vms";
import { paths } from "../../paths.ts";
import { messageOf, serverReason } from "../../queries/failures.ts";
import { vmActions } from "../../queries/vms.ts";

/** [const-terminal-popup-1200] */
const popupFeatures = "popup,width=1200,height=800";

export type TerminalTarget = {
	vm: Pick<Vm, "id" | "hostVmInstanceId" | "vmName" | "publicIp">;
	app?: { id: string; name: string; projectPath?: string | undefined };
};

export type TerminalOpening =
	| { opened: true }
	| { opened: false; blocked: true }
	| { opened: false; reason: string };

const query = (
	{ vm, app }: TerminalTarget,
	user: Pick<UserInfo, "userId" | "userEmail">,
	token: string,
): TerminalQuery => ({
	vmId: vm.id,
	hostVmInstanceId: vm.hostVmInstanceId,
	userId: user.userId,
	userEmail: user.userEmail,
	token,
	vmName: vm.vmName,
	...(vm.publicIp && { vmIp: vm.publicIp }),
	...(app && { appId: app.id, appName: app.name }),
	...(app?.projectPath !== undefined && { absoluteProjectPathInVm: app.projectPath }),
});

/**
 * Opens the terminal's window. The window opens within the click itself, before the grant is asked for: a window
 * opened later is what popup blockers block.
 */
export async function openTerminal(
	client: Client,
	user: Pick<UserInfo, "userId" | "userEmail">,
	target: TerminalTarget,
): Promise<TerminalOpening> {
	const popup = window.open("", "_blank", popupFeatures);
	if (!popup) return { opened: false, blocked: true };
	try {
		// Decision 4: a grant, never the bearer token.
		const grant = await vmActions.sshKeys(client, target.vm.id);
		popup.location.replace(paths.sshTerminal(query(target, user, grant)));
		return { opened: true };
	} catch (failure) {
		popup.close();
		return { opened: false, reason: serverReason(failure) ?? messageOf(failure) };
	}
}
