import { Button } from "../../primitives/button.tsx";
import { CodeBlock } from "../../primitives/code-block.tsx";
import { Screen } from "./screen.tsx";

export interface CrashScreenProps {
	/** The error's own words. */
	message: string;
	onReload: () => void;
}

/** A fault of ours in the page itself. */
export function CrashScreen({ message, onReload }: CrashScreenProps) {
	return (
		<Screen
			announce="alert"
			title="This page stopped working"
			actions={
				<Button variant="primary" onClick={onReload}>
					Reload
				</Button>
			}
		>
			<p>The fault is in Roost's page, not in your machines or apps; they go on running. It said:</p>
			<CodeBlock code={message} label="Error" wrap className="text-left" />
		</Screen>
	);
}
