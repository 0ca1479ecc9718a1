import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { jobs, usageIntervals, users, vms } from "../db/schema.ts";
import { vmRow } from "../testing/rows.ts";
import { describeServer, type Person } from "../testing/server.ts";

describeServer("what belongs to whom", (server) => {
	let owner: Person;
	let stranger: Person;
	beforeAll(async () => {
		owner = await server().person();
		stranger = await server().person({ accountType: "enterprise" });
	});

	it("answers somebody else's machine and job as if there were none, and changes nothing", async () => {
		const vmId = await vmRow(server(), owner, "mine", "failed");
		const [job] = await server()
			.context.db.insert(jobs)
			.values({ kind: "app.deploy", userId: owner.id, vmId, operation: "Deploy", status: "failed" })
			.returning({ id: jobs.id });
		const jobId = job?.id ?? "";
		const snapshot = async () => [
			await server().context.db.select().from(vms).where(eq(vms.userId, owner.id)),
			await server().context.db.select().from(jobs).where(eq(jobs.userId, owner.id)),
		];
		const before = await snapshot();
		for (const [path, body, error] of [
			["/vm/hibernate", { vmId }, "vm_not_found"],
			["/vm/wakeup", { vmId }, "vm_not_found"],
			["/vm/terminate", { vmId }, "vm_not_found"],
			["/app/deploy", { vmId, appTypeId: "1", appName: "x" }, "vm_not_found"],
			["/queue/cancel", { jobId }, "job_not_found"],
		] as const) {
			const answer = await server().send("POST", path, { as: stranger, body });
			expect([answer.status, answer.json], path).toMatchObject([404, { error }]);
		}
		for (const [path, query, error] of [
			["/vm/get_ssh_keys", { vmId }, "vm_not_found"],
			["/queue/job_log", { jobId }, "job_not_found"],
		] as const) {
			const answer = await server().send("GET", path, {
				as: stranger,
				query: query as unknown as Record<string, string>,
			});
			expect([answer.status, answer.json], path).toMatchObject([404, { error }]);
		}
		expect(await snapshot()).toEqual(before);
		const strange = server().client(stranger);
		expect(await strange.call("vm.listDeployed")).toEqual([]);
		expect(await strange.call("queue.listJobs")).toEqual([]);
		expect((await strange.call("user.billing", { query: { start: "2026-01-01", vmIds: vmId } })).vms).toEqual(
			[],
		);
	});

	it("[vm-hidden-terminated] [call-queue-list-jobs] lists no machine that has ended, and every job of its account", async () => {
		const person = await server().person();
		const vmId = await vmRow(server(), person, "gone", "terminated");
		await server().context.db.insert(jobs).values({
			kind: "vm.terminate",
			userId: person.id,
			vmId,
			operation: "Terminate gone",
			status: "completed",
			message: "It is gone",
		});
		expect(await server().client(person).call("vm.listDeployed")).toEqual([]);
		expect(await server().client(person).call("queue.listJobs")).toMatchObject([
			{ operation: "Terminate gone", status: "completed", message: "It is gone", canCancel: false, vmId },
		]);
	});

	it("[call-user-authenticate-post] [billing-welcome-credits-new-users] makes an account once, with welcome credits, from what the token says", async () => {
		const claims = { sub: "auth0|new", email: "new@roost.test", nickname: "newbie", email_verified: false };
		const person = { id: claims.sub, email: claims.email, token: await server().issuer.token(claims) };
		const client = server().client(person);
		await expect(client.call("user.get")).rejects.toMatchObject({ status: 404, code: "user_not_found" });
		await Promise.all(
			[1, 2, 3].map(() => client.call("user.create", { body: { username: "first", emailVerified: true } })),
		);
		await client.call("user.create", { body: { username: "second" } });
		expect(await client.call("user.get")).toMatchObject({
			userId: person.id,
			userEmail: person.email,
			username: "first",
			emailVerified: false,
			accountType: "free",
			isActive: true,
			isStripePaymentMethodSetup: false,
		});
		expect(await client.call("user.creditBalance")).toBe(50);
		expect(await server().context.db.select().from(users).where(eq(users.id, person.id))).toHaveLength(1);
	});

	it("[call-user-billing] [const-hibernated-cost-20-percent] bills the period asked for by machine and state, exactly", async () => {
		const person = await server().person();
		const [first, second] = [
			await vmRow(server(), person, "first", "terminated"),
			await vmRow(server(), person, "second", "failed"),
		];
		const rates = { userId: person.id, volumeGb: 73, computeHourlyRate: "0.01", storageHourlyRate: "0.02" };
		const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour));
		await server()
			.context.db.insert(usageIntervals)
			.values([
				{ ...rates, vmId: first, state: "running", startedAt: at(1), endedAt: at(11) },
				{ ...rates, vmId: first, state: "hibernated", startedAt: at(11), endedAt: at(12, 1) },
				{ ...rates, vmId: second, state: "running", startedAt: at(2), endedAt: at(2, 3) },
			]);
		const bill = (start: string, vmIds?: string) =>
			server().client(person).call("user.billing", { query: { start, vmIds } });
		// From the 11th on: 25 hours asleep at a fifth of 0.01, and 0.02 of storage.
		const late = await bill("2026-03-11");
		expect(late).toMatchObject({
			totalCost: 0.55,
			vms: [{ id: first, vmName: "first", cost: 0.55, costBreakdown: [] }],
		});
		expect(late.vms[0]?.hibernatePeriods).toEqual([
			{
				periodStart: at(11).toISOString(),
				periodEnd: at(12, 1).toISOString(),
				durationHours: 25,
				computeHourlyRate: 0.002,
				storageHourlyRate: 0.02,
				volumeGb: 73,
				periodCost: 0.55,
			},
		]);
		// From the 10th on: a day awake more, cut off where the period begins.
		expect(await bill("2026-03-10")).toMatchObject({ totalCost: 1.27 });
		const whole = await bill("2026-03-01");
		expect(whole).toMatchObject({ totalCost: 7.84, vms: [{ cost: 7.75 }, { id: second, cost: 0.09 }] });
		expect(await bill("2026-03-01", second)).toMatchObject({ totalCost: 0.09, vms: [{ id: second }] });
		expect(await bill("2026-03-01", "nonsense")).toEqual({ totalCost: 0, vms: [] });
	});

	it("[call-vm-list-types] [call-vm-storage-pricing] [call-user-credit-balance] tells what there is to buy, and what is left to spend", async () => {
		const client = server().client(await server().person({ accountType: "free" }));
		const types = await client.call("vm.listTypes");
		expect(types.length).toBeGreaterThan(1);
		for (const type of types) {
			expect(type.monthlyRate).toBeCloseTo(type.hourlyRate * 730, 2);
			expect(type.minVolume).toBeLessThanOrEqual(type.suggestedVolume);
			expect(type.suggestedVolume).toBeLessThanOrEqual(type.maxVolume);
		}
		expect(await client.call("vm.storagePricing")).toBe(0.1);
		expect(await client.call("user.creditBalance")).toBe(50);
	});
});
