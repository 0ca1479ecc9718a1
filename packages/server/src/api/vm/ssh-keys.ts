import { ownVm } from "../../db/queries.ts";
import { assertMaySsh } from "../../policies/vms.ts";
import { Problem } from "../../problem.ts";
import { issueGrant } from "../../secrets.ts";
import { handler } from "../handler.ts";

/** Decision 3: a sealed grant stands in for the key, which never leaves the server. */
export const getSshKeys = handler("vm.sshKeys", async ({ context, caller, user, query }) => {
	assertMaySsh(context, caller, user);
	const { vm } = await ownVm(context.db, user.id, query.vmId);
	if (vm.status !== "running") throw new Problem("vm_not_running");
	return issueGrant(context.seal, vm.id, user.id);
});
