import { Ellipsis, Power } from "lucide-react";
import { DropdownMenu, MenuItem } from "../../primitives/dropdown-menu.tsx";
import { IconButton } from "../../primitives/icon-button.tsx";

export interface VmMenuProps {
	vmName: string;
	defaultOpen?: boolean;
	onTerminate: () => void;
}

/** The less used and the dangerous actions of a machine. */
export default function VmMenu({ vmName, defaultOpen = false, onTerminate }: VmMenuProps) {
	return (
		<DropdownMenu
			defaultOpen={defaultOpen}
			trigger={<IconButton label={`More for ${vmName}`} icon={<Ellipsis />} tooltip={false} />}
		>
			{/* [vm-action-terminate-label] */}
			<MenuItem tone="danger" icon={<Power />} onSelect={onTerminate}>
				Terminate
			</MenuItem>
		</DropdownMenu>
	);
}
