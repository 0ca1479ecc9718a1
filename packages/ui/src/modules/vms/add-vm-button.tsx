import type { AddVmObstacle } from "@roost/api-client/capabilities";
import { Button } from "../../primitives/button.tsx";
import { Tooltip } from "../../primitives/tooltip.tsx";

/** [vm-tooltip-setup-guide] [vm-tooltip-tier] */
const reasons: Record<AddVmObstacle, string> = {
	setup: "Please complete the Setup Guide",
	tier: "Feature not available in current account tier. Please upgrade your account to use Virtual Machines.",
};

export interface AddVmButtonProps {
	/** Why no machine may be added; undefined when one may. */
	obstacle: AddVmObstacle | undefined;
	onPress: () => void;
	tooltipOpen?: boolean;
}

/** [dashboard-add-vm-button] Its words are exactly '+ Virtual Machines', so the plus is text and no icon. */
export function AddVmButton({ obstacle, onPress, tooltipOpen = false }: AddVmButtonProps) {
	return (
		<Tooltip content={obstacle && reasons[obstacle]} defaultOpen={tooltipOpen}>
			<Button variant="primary" data-tour="add-vm" disabled={obstacle !== undefined} onClick={onPress}>
				+ Virtual Machines
			</Button>
		</Tooltip>
	);
}
