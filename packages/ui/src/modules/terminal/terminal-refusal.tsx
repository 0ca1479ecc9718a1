import { errorText } from "@roost/api-client/errors";
import { Screen } from "../screens/screen.tsx";

export interface TerminalRefusalProps {
	why: "missing-parameters" | "access-denied";
}

/** [terminal-missing-parameters] [terminal-access-denied] The window cannot be a terminal. */
export function TerminalRefusal({ why }: TerminalRefusalProps) {
	return why === "missing-parameters" ? (
		<Screen announce="alert" title={errorText("terminal-missing-parameters")}>
			<p>
				The address lacks the machine, the person or the grant. Open the terminal from the dashboard or an
				app's card.
			</p>
		</Screen>
	) : (
		<Screen announce="alert" title={errorText("terminal-access-denied")}>
			<p>{errorText("err-vm-ssh-free")}</p>
		</Screen>
	);
}
