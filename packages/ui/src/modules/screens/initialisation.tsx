import { Spinner } from "../../primitives/spinner.tsx";
import { Screen } from "./screen.tsx";

/** [auth-loading-screen] While the person's sign-in is being read and checked. */
export function InitialisationScreen() {
	return (
		<Screen
			announce="status"
			title={
				<span className="inline-flex items-center gap-2.5">
					<Spinner />
					Initialization and Authentication Check
				</span>
			}
		>
			<p>This usually takes a second.</p>
		</Screen>
	);
}
