import { and, asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobs, usageIntervals } from "../db/schema.ts";
import { vmRow } from "../testing/rows.ts";
import { describeServer, type Person, type TestServer } from "../testing/server.ts";
import { until } from "../testing/until.ts";

const privileged = "root@roost.test";
const env = { ROOST_PRIVILEGED_EMAILS: privileged, ROOST_VM_LIMIT: "3" };

const vmOf = async (server: TestServer, person: Person, id: string) =>
	(await server.client(person).call("vm.listDeployed")).find((vm) => vm.id === id);

const untilStatus = (server: TestServer, person: Person, id: string, status: string) =>
	until(`machine ${status}`, async () => (await vmOf(server, person, id))?.status === status);

const create = async (server: TestServer, person: Person, vmName: string): Promise<string> => {
	const reply = await server.client(person).call("vm.deploy", {
		body: { vmTypeId: "nest-1", vmName, vmVolume: 10 },
	});
	if (!reply.id) throw new Error("no id");
	return reply.id;
};

const openJobs = (server: TestServer, vmId: string, kind: "vm.hibernate" | "vm.terminate") =>
	server.context.db
		.select()
		.from(jobs)
		.where(and(eq(jobs.vmId, vmId), eq(jobs.kind, kind)));

const intervals = (server: TestServer, vmId: string) =>
	server.context.db
		.select()
		.from(usageIntervals)
		.where(eq(usageIntervals.vmId, vmId))
		.orderBy(asc(usageIntervals.startedAt));

const manage = ["/vm/deploy", "/vm/hibernate", "/vm/wakeup", "/vm/terminate"];

describeServer(
	"machines over the API",
	(server) => {
		it("[role-pro-vm] [role-enterprise-vm] [role-admin-vm] [call-vm-deploy] [call-vm-list-deployed] [call-vm-hibernate] [call-vm-wakeup] [call-vm-terminate] [entity-billing-total-cost] [entity-billing-vm] [entity-billing-cost-breakdown] [entity-billing-hibernate-periods] lives a life of create, hibernate, wake and terminate, for every tier that may", async () => {
			const life = async (person: Person) => {
				const client = server().client(person);
				const id = await create(server(), person, "atlas");
				expect(await vmOf(server(), person, id)).toMatchObject({ vmName: "atlas", hostVmInstanceId: id });
				await untilStatus(server(), person, id, "running");
				expect((await intervals(server(), id)).map(({ state, endedAt }) => [state, endedAt])).toEqual([
					["running", null],
				]);
				expect(await client.call("vm.sshKeys", { query: { vmId: id } })).toMatch(/^[\w-]{40,}$/);
				await expect(client.call("vm.wakeup", { body: { vmId: id } })).rejects.toMatchObject({
					status: 409,
					code: "vm_not_hibernated",
				});
				await client.call("vm.hibernate", { body: { vmId: id } });
				await untilStatus(server(), person, id, "hibernated");
				await expect(client.call("vm.hibernate", { body: { vmId: id } })).rejects.toMatchObject({
					code: "vm_not_running",
				});
				await client.call("vm.wakeup", { body: { vmId: id } });
				await untilStatus(server(), person, id, "running");
				await client.call("vm.terminate", { body: { vmId: id } });
				await until("gone from the list", async () => !(await vmOf(server(), person, id)));
				const lived = await intervals(server(), id);
				expect(lived.map(({ state }) => state)).toEqual(["running", "hibernated", "running"]);
				lived.forEach((interval, n) => {
					expect(interval.endedAt).not.toBeNull();
					// No gap and no overlap: one ends when the next begins.
					if (lived[n + 1]) expect(interval.endedAt).toEqual(lived[n + 1]?.startedAt);
				});
				expect(await server().context.compute.inspect(id)).toMatchObject({ state: "absent" });
				await expect(client.call("vm.terminate", { body: { vmId: id } })).rejects.toMatchObject({
					code: "vm_not_found",
				});
				return id;
			};
			const people = [
				await server().person({ accountType: "pro" }),
				await server().person({ accountType: "enterprise" }),
				await server().person({ accountType: "free", email: privileged }),
			];
			const [vmId] = await Promise.all(people.map(life));
			const [pro] = people as [Person];
			const now = new Date();
			const start = `${now.toISOString().slice(0, 8)}01`;
			const bill = await server().client(pro).call("user.billing", { query: { start } });
			expect(bill.vms).toMatchObject([{ id: vmId, vmName: "atlas", volumeGb: 10 }]);
			expect(bill.vms[0]?.costBreakdown).toHaveLength(2);
			expect(bill.vms[0]?.hibernatePeriods).toMatchObject([{ computeHourlyRate: 0.0016 }]);
			expect(
				(
					await server()
						.client(pro)
						.call("vm.deploy", { body: { vmTypeId: "nest-1", vmName: "atlas", vmVolume: 10 } })
				).id,
				"a dead machine's name is free",
			).not.toBe(vmId);
		});

		it("[role-free-no-vm] refuses a free account, whatever it asks of a machine", async () => {
			const free = await server().person({ accountType: "free" });
			const vmId = await vmRow(server(), free, "old", "failed");
			for (const path of manage) {
				const body = { vmId, vmTypeId: "nest-1", vmName: "new", vmVolume: 10 };
				const answer = await server().send("POST", path, { as: free, body });
				expect([answer.status, answer.json], path).toMatchObject([403, { error: "tier_required" }]);
			}
			expect(await server().client(free).call("vm.listDeployed")).toMatchObject([
				{ id: vmId, status: "failed" },
			]);
		});

		it("needs a payment method and a code host first, of a privileged e-mail too", async () => {
			const cases = [
				[{ payment: false }, "payment_required"],
				[{ github: false }, "github_required"],
				[{ payment: false, github: false, accountType: "enterprise" as const }, "payment_required"],
			] as const;
			for (const [options, error] of cases) {
				const person = await server().person(options);
				for (const path of manage) {
					const body = { vmId: "x", vmTypeId: "nest-1", vmName: "new", vmVolume: 10 };
					const answer = await server().send("POST", path, { as: person, body });
					expect([answer.status, answer.json], path).toMatchObject([403, { error }]);
				}
			}
		});

		it("[role-admin-list-build-config] takes an e-mail for privileged only from the list, and only when verified", async () => {
			const told = async (email: string, verified: boolean) => {
				const person = await server().person({
					accountType: "free",
					email,
					claims: { email_verified: verified },
				});
				return (await server().client(person).call("user.get")).isPrivileged;
			};
			expect(await told(privileged, true)).toBe(true);
			expect(await told(privileged.toUpperCase(), true)).toBe(true);
			expect(await told(privileged, false)).toBe(false);
			expect(await told(`x${privileged}`, true)).toBe(false);
		});

		it("[valid-vm-storage-min] [valid-vm-storage-max] [entity-vm-type] [entity-vm-type-name] holds the volume to the type's range, ends included", async () => {
			const person = await server().person();
			const [type] = await server().client(person).call("vm.listTypes");
			if (!type) throw new Error("no type");
			expect(type.typeName).toMatch(/^[^|]+\|[^|]+\| \d+vcpu \d+g-GiB-RAM$/);
			const ask = (vmVolume: number) =>
				server().send("POST", "/vm/deploy", {
					as: person,
					body: { vmTypeId: type.id, vmName: `v${vmVolume}`, vmVolume },
				});
			for (const volume of [type.minVolume - 1, type.maxVolume + 1]) {
				const answer = await ask(volume);
				expect([answer.status, answer.json]).toMatchObject([
					400,
					{
						error: "volume_out_of_range",
						message: `Allowed range: ${type.minVolume} - ${type.maxVolume} GB`,
					},
				]);
			}
			for (const volume of [type.minVolume, type.maxVolume]) expect((await ask(volume)).status).toBe(200);
			const unknown = await server().send("POST", "/vm/deploy", {
				as: person,
				body: { vmTypeId: "huge", vmName: "h", vmVolume: 10 },
			});
			expect([unknown.status, unknown.json]).toMatchObject([404, { error: "vm_type_not_found" }]);
			for (const vm of await server().client(person).call("vm.listDeployed"))
				await server()
					.client(person)
					.call("vm.terminate", { body: { vmId: vm.id } });
		});

		it("makes one machine of two asked for at once under one name, and never more than the limit", async () => {
			const person = await server().person();
			const ask = (vmName: string) =>
				server().send("POST", "/vm/deploy", {
					as: person,
					body: { vmTypeId: "nest-1", vmName, vmVolume: 10 },
				});
			const twins = await Promise.all([ask("twin"), ask("twin"), ask("twin")]);
			expect(twins.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
			expect(twins.find(({ status }) => status === 409)?.json).toMatchObject({ error: "vm_name_taken" });
			const more = await Promise.all(["a", "b", "c", "d", "e"].map(ask));
			expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
			expect(more.find(({ status }) => status === 409)?.json).toMatchObject({ error: "vm_limit_reached" });
			const living = await server().client(person).call("vm.listDeployed");
			expect(living).toHaveLength(3);
			// Terminating while they are being created: each ends, none is left behind.
			for (const { id } of living) {
				const ends = await Promise.all(
					[1, 2, 3].map(() => server().send("POST", "/vm/terminate", { as: person, body: { vmId: id } })),
				);
				expect(
					ends.filter(({ status }) => status === 200),
					"one of three",
				).toHaveLength(1);
				expect(await openJobs(server(), id, "vm.terminate")).toHaveLength(1);
			}
			await until(
				"all gone",
				async () => (await server().client(person).call("vm.listDeployed")).length === 0,
			);
			for (const { id } of living) {
				expect(await server().context.compute.inspect(id)).toMatchObject({ state: "absent" });
				expect((await intervals(server(), id)).every(({ endedAt }) => endedAt !== null)).toBe(true);
			}
		});

		it("hibernates once when asked several times at once", async () => {
			const person = await server().person();
			const id = await create(server(), person, "sleepy");
			await untilStatus(server(), person, id, "running");
			const asked = await Promise.all(
				[1, 2, 3, 4].map(() => server().send("POST", "/vm/hibernate", { as: person, body: { vmId: id } })),
			);
			expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
			expect(await openJobs(server(), id, "vm.hibernate")).toHaveLength(1);
			await untilStatus(server(), person, id, "hibernated");
			await expect(
				server()
					.client(person)
					.call("vm.sshKeys", { query: { vmId: id } }),
			).rejects.toMatchObject({ code: "vm_not_running" });
			await server()
				.client(person)
				.call("vm.terminate", { body: { vmId: id } });
			await until("gone", async () => !(await vmOf(server(), person, id)));
		});
	},
	async () => ({ env }),
);
