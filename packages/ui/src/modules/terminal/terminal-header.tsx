import type { TerminalConnection } from "@roost/api-client/contract/terminal";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { Logo } from "../../primitives/logo.tsx";
import { Status, type StatusTone } from "../../primitives/status.tsx";

/** [terminal-connection-states] */
const tones: Record<TerminalConnection, StatusTone> = {
	connecting: "blue",
	connected: "green",
	disconnected: "hollow",
	error: "red",
};

export interface TerminalHeaderProps {
	/** The app's name, or its id; on a machine without an app, the machine's name. */
	title: string;
	/** [terminal-header-host] */
	host: string;
	/** [terminal-header-port] */
	publicPort?: string | undefined;
	connection: TerminalConnection;
	/** Offered while the connection is down. */
	onReconnect: () => void;
	/** Opens the close dialog. */
	onClose: () => void;
	/** Show/Hide Tips, Show/Hide Preview, Code Editor. */
	panels?: ReactNode;
}

/** What this terminal is connected to, and how it stands. */
export function TerminalHeader({
	title,
	host,
	publicPort,
	connection,
	onReconnect,
	onClose,
	panels,
}: TerminalHeaderProps) {
	return (
		<header
			data-slot="terminal-header"
			className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b bg-paper px-3.5 py-2"
		>
			<Logo />
			<h1 className="min-w-0 truncate font-semibold text-[15px] text-ink">SSH Terminal - {title}</h1>
			<span className="min-w-0 truncate text-ink-secondary max-sm:hidden">
				{host}
				{publicPort === undefined ? null : ` · public port ${publicPort}`}
			</span>
			<span role="status">
				<Status tone={tones[connection]}>{connection}</Status>
			</span>
			<div className="ml-auto flex items-center gap-1">
				{panels}
				{connection === "disconnected" || connection === "error" ? (
					<Button icon={<RotateCw />} onClick={onReconnect}>
						Reconnect
					</Button>
				) : null}
				<Button onClick={onClose}>Close</Button>
			</div>
		</header>
	);
}
