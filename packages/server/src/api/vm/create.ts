import { and, count, eq, ne } from "drizzle-orm";
import { isUniqueViolation } from "../../db/queries.ts";
import { users, vms, vmTypes } from "../../db/schema.ts";
import { assertManagesVms } from "../../policies/vms.ts";
import { Problem } from "../../problem.ts";
import { generateSshKeyPair } from "../../ssh/keys.ts";
import { handler } from "../handler.ts";

export const createVm = handler("vm.deploy", async ({ context, caller, user, body }) => {
	const { db, queue, seal, config } = context;
	await assertManagesVms(context, caller, user);
	const [type] = await db.select().from(vmTypes).where(eq(vmTypes.id, body.vmTypeId));
	if (!type) throw new Problem("vm_type_not_found");
	if (body.vmVolume < type.minVolume || body.vmVolume > type.maxVolume) {
		const range = { min: type.minVolume, max: type.maxVolume };
		throw new Problem("volume_out_of_range", range, [
			{ path: "vmVolume", message: `Allowed range: ${range.min} - ${range.max} GB` },
		]);
	}
	const keys = generateSshKeyPair("roost");
	try {
		return await db.transaction(async (tx) => {
			// Of two creations at once the second counts what the first has made.
			await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
			const [{ living } = { living: 0 }] = await tx
				.select({ living: count() })
				.from(vms)
				.where(and(eq(vms.userId, user.id), ne(vms.status, "terminated")));
			if (living >= config.vmLimit) throw new Problem("vm_limit_reached", { limit: config.vmLimit });
			const [vm] = await tx
				.insert(vms)
				.values({
					userId: user.id,
					name: body.vmName,
					typeId: type.id,
					volumeGb: body.vmVolume,
					provider: context.compute.name === "local" ? "Local" : context.compute.name,
					status: "creating",
					wanted: "running",
					publicKey: keys.publicKey,
					sealedPrivateKey: seal.seal("vm-ssh-key", keys.privateKey),
				})
				.returning({ id: vms.id });
			if (!vm) throw new Error("the machine was not written");
			await queue.enqueue(tx, {
				kind: "vm.create",
				userId: user.id,
				vmId: vm.id,
				operation: `Create VM ${body.vmName}`,
			});
			return { status: "creating", id: vm.id };
		});
	} catch (error) {
		if (isUniqueViolation(error, "vms_living_name")) {
			throw new Problem("vm_name_taken", {}, [
				{ path: "vmName", message: "You already have a machine of this name." },
			]);
		}
		throw error;
	}
});
