import type { TerminalConnection } from "@roost/api-client/contract/terminal";
import { errorText } from "@roost/api-client/errors";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSession } from "../../auth/session.ts";
import { vmActions } from "../../queries/vms.ts";
import { type Connection, openConnection } from "./connection.ts";
import { createScreen, type Screen } from "./screen.ts";
import type { OpenedTerminal } from "./terminal-query.ts";

/** The element to draw into, the state of the connection, and another try. */
export function useTerminal({ query, fresh }: OpenedTerminal) {
	const { client, accessToken } = useSession();
	const [host, setHost] = useState<HTMLElement | null>(null);
	const [screen, setScreen] = useState<Screen>();
	const [state, setState] = useState<TerminalConnection>("connecting");
	const [attempt, setAttempt] = useState(0);
	const grant = useRef(fresh ? query.token : undefined);
	const connection = useRef<Connection>(undefined);

	useEffect(() => {
		if (!host) return;
		let made: Screen | undefined;
		let over = false;
		createScreen(host).then(
			(created) => {
				if (over) {
					created.dispose();
					return;
				}
				made = created;
				created.onInput((data) => connection.current?.input(data));
				created.onResize((size) => connection.current?.resize(size));
				setScreen(created);
				created.focus();
			},
			(failure: unknown) => {
				console.error("The terminal could not be drawn", failure);
				host.textContent = errorText("err-terminal-init");
				setState("error");
			},
		);
		return () => {
			over = true;
			made?.dispose();
			setScreen(undefined);
		};
	}, [host]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt connects anew.
	useEffect(() => {
		if (!screen) return;
		let over = false;
		let opened: Connection | undefined;
		const connect = async () => {
			setState("connecting");
			let sshData: string;
			try {
				// The grant of the address serves once; after that, and after a reload, a new one is asked for.
				sshData = grant.current ?? (await vmActions.sshKeys(client, query.vmId));
				grant.current = undefined;
			} catch (failure) {
				console.error("The grant was refused", failure);
				if (over) return;
				screen.error(errorText("err-terminal-ssh-keys"));
				setState("error");
				return;
			}
			const token = await accessToken();
			if (over || token === undefined) return;
			opened = openConnection({
				accessToken: token,
				connect: {
					vmId: query.vmId,
					vmIp: query.vmIp ?? null,
					sshData,
					userId: query.userId,
					userEmail: query.userEmail,
					...(query.absoluteProjectPathInVm !== undefined && { cwd: query.absoluteProjectPathInVm }),
				},
				screen,
				onState: (next) => {
					if (!over) setState(next);
				},
			});
			connection.current = opened;
		};
		connect().catch((failure: unknown) => {
			console.error("The terminal could not be connected", failure);
			if (over) return;
			screen.error(errorText("err-terminal-websocket"));
			setState("error");
		});
		return () => {
			over = true;
			opened?.close();
			connection.current = undefined;
		};
	}, [screen, attempt, query, client, accessToken]);

	const reconnect = useCallback(() => {
		setAttempt((count) => count + 1);
		screen?.focus();
	}, [screen]);

	return { host: setHost, state, reconnect, focus: () => screen?.focus() };
}
