/** [entity-vm-type-name] The parts of `category | platform | Nvcpu Ng-GiB-RAM | optional GPU`. */
export type VmTypeParts = { category: string; platform: string; vcpus: number; ramGib: number; gpu?: string };

/** Reads a type's name; a part that is missing or unreadable is empty or 0, never an error. */
export function parseVmTypeName(typeName: string): VmTypeParts {
	const [category = "", platform = "", size = "", gpu] = typeName.split("|").map((part) => part.trim());
	const [, vcpus = "0", ramGib = "0"] = /(\d+)\s*vcpu\s+(\d+(?:\.\d+)?)g-GiB-RAM/i.exec(size) ?? [];
	return { category, platform, vcpus: Number(vcpus), ramGib: Number(ramGib), ...(gpu ? { gpu } : {}) };
}
