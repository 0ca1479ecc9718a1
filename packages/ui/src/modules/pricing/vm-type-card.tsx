import type { VmType } from "@roost/api-client/contract/vms";
import { parseVmTypeName } from "@roost/api-client/vm-type";
import { usd } from "../../lib/figures.ts";
import { Badge } from "../../primitives/badge.tsx";
import { Card } from "../../primitives/card.tsx";

export interface VmTypeCardProps {
	type: VmType;
}

/** What a machine of this type is and costs; all of it is read from its name and rates. */
export function VmTypeCard({ type }: VmTypeCardProps) {
	const { category, platform, vcpus, ramGib, gpu } = parseVmTypeName(type.typeName);
	return (
		<Card padding="lg" className="flex flex-col gap-5" aria-label={type.typeName}>
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="font-semibold text-ink text-lg">
						{vcpus} vCPU · {ramGib} GiB
					</h3>
					<p className="text-ink-secondary">{category}</p>
				</div>
				<Badge>{platform}</Badge>
			</div>
			{gpu === undefined ? null : (
				<p>
					<span className="text-ink-secondary">GPU</span> <span className="font-medium">{gpu}</span>
				</p>
			)}
			<dl className="mt-auto flex items-end justify-between gap-4 border-hairline border-t pt-4 tabular-nums">
				<div>
					<dt className="text-ink-secondary text-sm">Per hour</dt>
					<dd className="font-semibold text-lg">{usd(type.hourlyRate, 3)}</dd>
				</div>
				<div className="text-right">
					<dt className="text-ink-secondary text-sm">Per month, running 24/7</dt>
					<dd>about {usd(type.monthlyRate)}</dd>
				</div>
			</dl>
		</Card>
	);
}
