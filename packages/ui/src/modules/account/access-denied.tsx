import { Lock } from "lucide-react";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";

/** What anyone but an admin sees of the Admin tab [account-admin-access-denied]. */
export function AccessDenied() {
	return (
		<Card padding="none" className="max-w-[720px]">
			<EmptyState
				icon={<Lock />}
				title="Access Denied"
				description="This tab is for administrators. If you should be one, ask the person who runs this Roost to add your e-mail."
			/>
		</Card>
	);
}
