/** EPERM: what the machine's user would be told anyway, had the call been looked at. */
const DENY = 0x0005_0000 | 1;
const NO_SUCH_CALL = 0x0005_0000 | 38;
const ALLOW = 0x7fff_0000;

/** By process.arch: the kernel's AUDIT_ARCH value, and the numbers of the refused system calls. */
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, { audit: number; calls: readonly number[] }>> = {
	x64: {
		audit: 0xc000_003e,
		calls: [
			...[321, 298, 323], // bpf, perf_event_open, userfaultfd
			...[248, 249, 250], // add_key, request_key, keyctl
			...[425, 426, 427], // io_uring_setup, _enter, _register
			...[165, 166, 155, 428, 429, 430, 431, 432, 433, 442], // mount, umount2, pivot_root, the newer mount calls
			...[308, 304], // setns, open_by_handle_at
			...[246, 320, 175, 313, 176, 167, 168, 169, 179, 163], // kexec, modules, swap, reboot, quotactl, acct
		],
	},
	arm64: {
		audit: 0xc000_00b7,
		calls: [
			...[280, 241, 282],
			...[217, 218, 219],
			...[425, 426, 427],
			...[40, 39, 41, 428, 429, 430, 431, 432, 433, 442],
			...[268, 265],
			...[104, 294, 105, 273, 106, 224, 225, 142, 60, 89],
		],
	},
};

/** One instruction of classic BPF: struct sock_filter. */
function instruction(code: number, ifTrue: number, ifFalse: number, operand: number): Buffer {
	const bytes = Buffer.alloc(8);
	bytes.writeUInt16LE(code, 0);
	bytes.writeUInt8(ifTrue, 2);
	bytes.writeUInt8(ifFalse, 3);
	bytes.writeUInt32LE(operand, 4);
	return bytes;
}

const load = (offset: number) => instruction(0x20, 0, 0, offset);
const answer = (value: number) => instruction(0x06, 0, 0, value);
/** Runs the next instruction only if equal, or only if at least. */
const ifEqual = (value: number) => instruction(0x15, 0, 1, value);
const ifAtLeast = (value: number) => instruction(0x35, 0, 1, value);

/**
 * A filter of the system calls that machines have no use for and that kernel holes were found in; bubblewrap
 * loads it before the machine's first program. Undefined on a processor whose numbers are not known here.
 */
export function systemCallFilter(architecture: NodeJS.Architecture = process.arch): Buffer | undefined {
	const known = ARCHITECTURES[architecture];
	if (!known) return undefined;
	return Buffer.concat([
		load(4),
		// Another calling convention has other numbers, which would pass by the list.
		instruction(0x15, 1, 0, known.audit),
		answer(NO_SUCH_CALL),
		load(0),
		...(architecture === "x64" ? [ifAtLeast(0x4000_0000), answer(NO_SUCH_CALL)] : []),
		...known.calls.flatMap((call) => [ifEqual(call), answer(DENY)]),
		answer(ALLOW),
	]);
}
