import { can } from "@roost/api-client/capabilities";
import { TerminalCloseDialog } from "@roost/ui/modules/terminal/terminal-close-dialog";
import { TerminalFrame } from "@roost/ui/modules/terminal/terminal-frame";
import { TerminalHeader } from "@roost/ui/modules/terminal/terminal-header";
import { TerminalRefusal } from "@roost/ui/modules/terminal/terminal-refusal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../auth/session.ts";
import { paths } from "../../paths.ts";
import { appQueries } from "../../queries/apps.ts";
import { type OpenedTerminal, readTerminalQuery } from "./terminal-query.ts";
import { useTerminal } from "./use-terminal.ts";

/** [route-ssh-terminal] The window of one terminal. */
export default function TerminalPage() {
	const { user } = useSession();
	const [opened] = useState(() => readTerminalQuery(window.location, window.history));
	// [valid-terminal-vmid-required] [valid-terminal-userid-required] [valid-terminal-useremail-required]
	// [valid-terminal-token-required]
	if (!opened) return <TerminalRefusal why="missing-parameters" />;
	if (!can(user, "ssh")) return <TerminalRefusal why="access-denied" />;
	return <OpenTerminal opened={opened} />;
}

function OpenTerminal({ opened }: { opened: OpenedTerminal }) {
	const { client } = useSession();
	const navigate = useNavigate();
	const { query } = opened;
	const { host, state, reconnect, focus } = useTerminal(opened);
	const [closing, setClosing] = useState(false);
	const apps = useQuery({ ...appQueries.deployed(client), enabled: query.appId !== undefined });
	const app = apps.data?.find(({ id }) => id === query.appId);

	const title = query.appName ?? query.appId ?? query.vmName ?? query.vmId;
	return (
		<>
			<title>{`SSH Terminal - ${title}`}</title>
			<TerminalFrame
				header={
					<TerminalHeader
						title={title}
						host={query.vmName ?? query.vmIp ?? query.hostVmInstanceId ?? query.vmId}
						publicPort={app?.publicIpPort}
						connection={state}
						onReconnect={reconnect}
						onClose={() => setClosing(true)}
					/>
				}
			>
				<div ref={host} className="h-full" />
			</TerminalFrame>
			<TerminalCloseDialog
				open={closing}
				onOpenChange={(open) => {
					setClosing(open);
					if (!open) focus();
				}}
				onClose={() => {
					window.close();
					// A window that no script opened may not be closed by one.
					void navigate(paths.dashboard);
				}}
			/>
		</>
	);
}
