import { buttonClass } from "../../primitives/button.tsx";
import { Screen } from "./screen.tsx";

export interface NotBuiltScreenProps {
	/** The place: 'Account'. */
	name: string;
	/** What will be there, in one sentence. */
	children: string;
	dashboardHref: string;
}

/** A place that the product has, and this release has not. */
export function NotBuiltScreen({ name, children, dashboardHref }: NotBuiltScreenProps) {
	return (
		<Screen
			title={`${name}: not built yet`}
			actions={
				<a href={dashboardHref} className={buttonClass({ variant: "primary" })}>
					Dashboard
				</a>
			}
		>
			<p>{children}</p>
		</Screen>
	);
}
