import { Button } from "../../primitives/button.tsx";
import { Screen } from "./screen.tsx";

export interface UnreachableScreenProps {
	reason: string;
	onRetry: () => void;
}

/** The server does not answer, so that not even signing in is possible. */
export function UnreachableScreen({ reason, onRetry }: UnreachableScreenProps) {
	return (
		<Screen
			announce="alert"
			title="The Roost server does not answer"
			actions={
				<Button variant="primary" onClick={onRetry}>
					Try Again
				</Button>
			}
		>
			<p>It may be starting; that takes a few seconds. It said:</p>
			<p className="break-words font-mono text-sm">{reason}</p>
		</Screen>
	);
}
