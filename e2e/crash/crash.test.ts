import { join } from "node:path";
import type { DeployedApp } from "@roost/api-client/contract/apps";
import type { Vm } from "@roost/api-client/contract/vms";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tracesOf } from "./leaks.ts";
import { CrashSystem, until } from "./system.ts";

/**
 * Where the server dies in each part of a machine's life: at a step, or some milliseconds into it.
 * A round takes one point of each part; the parts with fewer points begin again.
 */
const points = {
	create: [
		["vm.create:begin", 0],
		["vm.create:sandbox", 0],
		["vm.create:sandbox", 15],
		["vm.create:sandbox", 40],
		["vm.create:sandbox", 80],
		["vm.create:ssh", 0],
		["vm.create:ssh", 20],
		["vm.create:commit", 0],
		["vm.create:committed", 0],
	],
	deploy: [
		["app.deploy:begin", 0],
		["app.deploy:fetch", 0],
		["app.deploy:fetch", 60],
		["app.deploy:plan", 0],
		["app.deploy:send", 0],
		["app.deploy:start", 0],
		["app.deploy:health", 0],
		["app.deploy:commit", 0],
		["app.deploy:committed", 0],
	],
	hibernate: [
		["vm.hibernate:begin", 0],
		["vm.hibernate:stop", 0],
		["vm.hibernate:stop", 10],
		["vm.hibernate:stop", 30],
		["vm.hibernate:commit", 0],
		["vm.hibernate:committed", 0],
	],
	wake: [
		["vm.wake:begin", 0],
		["vm.wake:start", 0],
		["vm.wake:start", 30],
		["vm.wake:ssh", 0],
		["vm.wake:commit", 0],
		["vm.wake:committed", 0],
		["app.relaunch:relaunch", 0],
		["app.relaunch:health", 0],
		["app.relaunch:commit", 0],
	],
	terminate: [
		["vm.terminate:begin", 0],
		["vm.terminate:stop", 0],
		["vm.terminate:stop", 10],
		["vm.terminate:stop", 30],
		["vm.terminate:commit", 0],
		["vm.terminate:committed", 0],
	],
} as const satisfies Record<string, readonly (readonly [string, number])[]>;

const rounds = Math.max(...Object.values(points).map((list) => list.length));
const pick = (part: keyof typeof points, round: number): readonly [string, number] => {
	const list: readonly (readonly [string, number])[] = points[part];
	return list[round % list.length] ?? ["", 0];
};

describe("killed at every step, Roost ends in the wanted state", () => {
	const system = new CrashSystem();
	beforeAll(() => system.start());
	afterAll(() => system.stop());

	const vms = () => system.client.call("vm.listDeployed");
	const apps = () => system.client.call("app.listDeployed");

	/** Asks for something while the server is to die at a point of doing it, and starts it again. */
	const dyingAt = async ([step, afterMs]: readonly [string, number], ask: () => Promise<unknown>) => {
		await system.arm(step, afterMs);
		await ask();
		await system.restartAfterDeath(step);
	};

	const openJobs = async (id: string) =>
		(await system.client.call("queue.listJobs")).filter(
			({ vmId, status }) => vmId === id && (status === "pending" || status === "running"),
		);

	const vmIn = (id: string, status: string): Promise<Vm> =>
		until(`the machine is ${status}`, async () =>
			(await vms()).find((vm) => vm.id === id && vm.status === status),
		);

	const answeringApp = (templateId: string): Promise<DeployedApp> =>
		until("the app answers", async () => {
			const app = (await apps()).find(
				({ appTypeId, status }) => appTypeId === templateId && status === "running",
			);
			return app?.url !== undefined && (await system.visit(app.url)).status === 200 && app;
		});

	for (let round = 0; round < rounds; round++) {
		const name = (Object.keys(points) as (keyof typeof points)[])
			.map((part) => {
				const [step, afterMs] = pick(part, round);
				return `${step}${afterMs ? `+${afterMs}ms` : ""}`;
			})
			.join(", ");

		it(`round ${round + 1}: ${name}`, async () => {
			const template = (await system.client.call("gallery.publicTemplates")).find(
				({ typeName }) => typeName === "python-web",
			);
			if (!template) throw new Error("no template");
			const vmName = `crash-${round + 1}`;

			await dyingAt(pick("create", round), () =>
				system.client.call("vm.deploy", { body: { vmTypeId: "nest-1", vmName, vmVolume: 10 } }),
			);
			const vm = await until("the machine runs", async () =>
				(await vms()).find((each) => each.vmName === vmName && each.status === "running"),
			);
			expect(await vms()).toHaveLength(1);

			await dyingAt(pick("deploy", round), () =>
				system.client.call("app.deploy", { body: { appTypeId: template.id, appName: "py", vmId: vm.id } }),
			);
			const app = await answeringApp(template.id);
			expect(await apps()).toHaveLength(1);

			await dyingAt(pick("hibernate", round), () =>
				system.client.call("vm.hibernate", { body: { vmId: vm.id } }),
			);
			await vmIn(vm.id, "hibernated");
			expect((await apps())[0]?.id).toBe(app.id);

			await dyingAt(pick("wake", round), () => system.client.call("vm.wakeup", { body: { vmId: vm.id } }));
			await vmIn(vm.id, "running");
			expect((await answeringApp(template.id)).id).toBe(app.id);
			await until("nothing is left to do", async () => (await openJobs(vm.id)).length === 0);

			await dyingAt(pick("terminate", round), () =>
				system.client.call("vm.terminate", { body: { vmId: vm.id } }),
			);
			await until("the machine is gone", async () => (await vms()).length === 0);
			expect(await apps()).toEqual([]);
			expect(tracesOf(join(system.dataDir, "server"), vm.id)).toEqual([]);

			const jobs = (await system.client.call("queue.listJobs")).filter(({ vmId }) => vmId === vm.id);
			expect(jobs.filter(({ status }) => status !== "completed")).toEqual([]);
			for (const verb of ["Create VM", "Deploy", "Hibernate", "Wake", "Terminate"]) {
				expect(jobs.filter(({ operation }) => operation.startsWith(verb))).toHaveLength(1);
			}
			const [billed] = (
				await system.client.call("user.billing", { query: { start: "2020-01-01", vmIds: vm.id } })
			).vms;
			// Awake, asleep, awake again: each stretch counted once.
			expect(billed?.costBreakdown).toHaveLength(2);
			expect(billed?.hibernatePeriods).toHaveLength(1);
		});
	}
});
