import { vms } from "../db/schema.ts";
import type { Person, TestServer } from "./server.ts";

/** A machine that has failed: the reconciler leaves it alone, so it needs no engine. */
export const vmRow = async (
	server: TestServer,
	person: Person,
	name: string,
	status: "failed" | "terminated",
): Promise<string> => {
	const [row] = await server.context.db
		.insert(vms)
		.values({
			userId: person.id,
			name,
			typeId: "nest-1",
			volumeGb: 10,
			provider: "Local",
			status,
			wanted: status === "terminated" ? "terminated" : "running",
			publicKey: "none",
			sealedPrivateKey: "none",
		})
		.returning({ id: vms.id });
	return row?.id ?? "";
};
