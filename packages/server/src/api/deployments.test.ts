import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apps, appTypes, jobLog, jobs, privateDomains, users, vms } from "../db/schema.ts";
import { type GitHost, startGitHost } from "../deploy/testing/git-host.ts";
import { describeServer, type Person, runningMachine } from "../testing/server.ts";
import { until } from "../testing/until.ts";

let git: GitHost;

const pageAt = async (url: string, host: string): Promise<string> => {
	const asked = request(url.replace("localhost", "127.0.0.1"), { headers: { host } }).end();
	const [response] = (await once(asked, "response")) as [IncomingMessage];
	return text(response);
};

describeServer(
	"deployments over the API",
	(server) => {
		let owner: Person;
		let vmId: string;
		const template = async (name: string, ownerId: string | null = null): Promise<string> => {
			const [row] = await server()
				.context.db.insert(appTypes)
				.values({ typeName: name, displayName: name, repoUrl: `${git.url}/${name}.git`, ownerId })
				.returning({ id: appTypes.id });
			return String(row?.id);
		};
		const deploy = (appTypeId: string, more: object = {}, as = owner) =>
			server().send("POST", "/app/deploy", { as, body: { appTypeId, appName: "Shop", vmId, ...more } });
		const appsOf = (person = owner) => server().client(person).call("app.listDeployed");
		const untilApp = (id: string, status: string) =>
			until(`app ${status}`, async () => {
				const app = (await appsOf()).find((one) => one.id === id);
				if (app?.status === "failed" && status !== "failed") throw new Error(`the app failed: ${app.reason}`);
				return app?.status === status && app;
			});
		const idOf = (answer: { json: unknown }) => (answer.json as { id: string }).id;
		const jobOf = async (appId: string) => {
			const all = await server().client(owner).call("queue.listJobs");
			return all.find((job) => job.appId === appId && job.operation.startsWith("Deploy"));
		};
		const end = async (appId: string) => {
			await server().client(owner).call("app.terminate", { body: { appId } });
			await until("the app is gone", async () => !(await appsOf()).some(({ id }) => id === appId));
		};
		/** A repository whose answer waits until the test is done with it: a deployment that goes on and on. */
		const holdFetches = () => {
			let release = () => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			git.before = () => held.then(() => false);
			return () => {
				git.before = () => false;
				release();
			};
		};

		beforeAll(async () => {
			git.publish("site", { "index.html": "<h1>hello</h1>" });
			owner = await server().person();
			vmId = await runningMachine(server(), owner);
		});
		afterAll(() => git.close());

		it("[call-app-deploy] [call-app-deploy-reply] [call-app-list-deployed] [call-app-terminate] [call-app-terminate-context-appid] deploys and terminates, for every tier, a template once at a time", async () => {
			const site = await template("site");
			for (const accountType of ["pro", "free", "enterprise"] as const) {
				await server().context.db.update(users).set({ accountType }).where(eq(users.id, owner.id));
				const twice = await Promise.all([deploy(site), deploy(site)]);
				expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
				expect(twice.find(({ status }) => status === 409)?.json).toMatchObject({
					error: "app_already_deployed",
				});
				const reply = twice.find(({ status }) => status === 200);
				expect(reply?.json).toMatchObject({ status: "creating" });
				const id = idOf(reply ?? { json: {} });
				const app = await untilApp(id, "running");
				expect(app).toMatchObject({
					appTypeId: site,
					appName: "Shop",
					vmId,
					hostVmInstanceId: vmId,
					publicIpPort: "8501",
				});
				const { host } = new URL(app.url ?? "");
				expect(host).toBe(`shop.${new URL(server().url).host}`);
				// Not every resolver knows *.localhost: a browser does.
				expect(await pageAt(server().url, host)).toContain("hello");
				const ended = await server().send("POST", "/app/terminate", { as: owner, body: { appID: id } });
				expect(ended.status).toBe(200);
				await until("the app is gone", async () => (await appsOf()).length === 0);
			}
			await server().context.db.update(users).set({ accountType: "pro" }).where(eq(users.id, owner.id));
		});

		it("keeps the reason and the log of a deployment that fails, and lets it be deployed again", async () => {
			const missing = await template("nowhere");
			const id = idOf(await deploy(missing, { appName: "Nowhere" }));
			const app = await untilApp(id, "failed");
			expect(app.reason).toMatch(/\w{3,}/);
			expect(app.url).toBeUndefined();
			const job = await jobOf(id);
			expect(job).toMatchObject({ status: "failed", message: app.reason, id: app.jobId });
			const log = await server()
				.client(owner)
				.call("queue.jobLog", { query: { jobId: job?.id ?? "" } });
			expect(log.done).toBe(true);
			git.publish("nowhere", { "index.html": "found" });
			const again = idOf(await deploy(missing, { appName: "Nowhere" }));
			await untilApp(again, "running");
			expect((await appsOf()).filter(({ appTypeId }) => appTypeId === missing)).toHaveLength(1);
			await end(again);
		});

		it("cancels a deployment, and refuses to cancel what has ended or must finish", async () => {
			const slow = await template("slow");
			git.publish("slow", { "index.html": "slow" });
			const release = holdFetches();
			const id = idOf(await deploy(slow, { appName: "Slow" }));
			const job = await until("it fetches", async () => {
				const one = await jobOf(id);
				return one?.status === "running" && one;
			});
			expect(job.canCancel).toBe(true);
			await server()
				.client(owner)
				.call("queue.cancel", { body: { jobId: job.id } });
			await until("it is cancelled", async () => (await jobOf(id))?.status === "cancelled");
			release();
			expect((await appsOf()).find((one) => one.id === id)).toMatchObject({
				status: "failed",
				reason: "Cancelled",
			});
			const twice = await server().send("POST", "/queue/cancel", { as: owner, body: { jobId: job.id } });
			expect([twice.status, twice.json]).toMatchObject([409, { error: "job_not_cancellable" }]);
			const create = (await server().client(owner).call("queue.listJobs")).find((one) =>
				one.operation.startsWith("Create"),
			);
			const never = await server().send("POST", "/queue/cancel", { as: owner, body: { jobId: create?.id } });
			expect([never.status, never.json]).toMatchObject([409, { error: "job_not_cancellable" }]);
		});

		it("[role-free-no-domain] [role-pro-no-domain] [role-enterprise-domain] [call-app-deploy-enterprise] [call-user-private-domains] gives private domains to enterprise accounts, and checks whose they are", async () => {
			const site = await template("domains");
			const mine = await server().person({ accountType: "enterprise" });
			await server()
				.context.db.insert(privateDomains)
				.values([
					{ userId: owner.id, domainName: "live.test", isActive: true },
					{ userId: owner.id, domainName: "off.test", isActive: false },
					{ userId: mine.id, domainName: "theirs.test", isActive: true },
				]);
			expect(await server().client(owner).call("user.privateDomains")).toMatchObject([
				{ domainName: "live.test", isActive: true },
				{ domainName: "off.test", isActive: false },
			]);
			const ask = (accountType: "free" | "pro" | "enterprise", domain: object) =>
				server()
					.context.db.update(users)
					.set({ accountType })
					.where(eq(users.id, owner.id))
					.then(() => deploy(site, domain));
			for (const tier of ["free", "pro"] as const) {
				for (const domain of [
					{ domainPrefix: "shop", domainSelect: "live.test" },
					{ domainPrefix: "shop" },
					{ domainSelect: "live.test" },
				]) {
					const answer = await ask(tier, domain);
					expect([answer.status, answer.json], tier).toMatchObject([403, { error: "domain_tier_required" }]);
				}
			}
			for (const [domain, status, error] of [
				[{ domainPrefix: "shop", domainSelect: "off.test" }, 404, "domain_not_found"],
				[{ domainPrefix: "shop", domainSelect: "theirs.test" }, 404, "domain_not_found"],
				[{ domainPrefix: "shop" }, 400, "validation_failed"],
				[{ domainSelect: "live.test" }, 400, "validation_failed"],
				[{ domainPrefix: "a.b", domainSelect: "live.test" }, 400, "validation_failed"],
			] as const) {
				const answer = await ask("enterprise", domain);
				expect([answer.status, answer.json], JSON.stringify(domain)).toMatchObject([status, { error }]);
			}
			expect((await appsOf()).filter(({ appTypeId }) => appTypeId === site)).toEqual([]);
			git.publish("domains", { "index.html": "mine" });
			const id = idOf(await ask("enterprise", { domainPrefix: "shop", domainSelect: "live.test" }));
			expect((await untilApp(id, "running")).url).toBe("http://shop.live.test/");
			const other = await template("domains-too");
			const taken = await deploy(other, { domainPrefix: "shop", domainSelect: "live.test" });
			expect([taken.status, taken.json]).toMatchObject([409, { error: "domain_taken" }]);
			await end(id);
			await server().context.db.update(users).set({ accountType: "pro" }).where(eq(users.id, owner.id));
		});

		it("[call-gallery-public-templates] [call-gallery-private-templates] [call-gallery-delete-template] [valid-delete-allowed] shows private templates to their owner alone, and deletes them only when nothing made from them lives", async () => {
			const stranger = await server().person({ accountType: "enterprise" });
			const secret = await template("secret", owner.id);
			git.publish("secret", { "index.html": "secret" });
			const lists = async (person: Person) => {
				const client = server().client(person);
				return {
					open: (await client.call("gallery.publicTemplates")).map((one) => one.id),
					own: (await client.call("gallery.privateTemplates")).map((one) => one.id),
				};
			};
			expect(await lists(owner)).toMatchObject({ own: [secret] });
			const seen = await lists(stranger);
			expect([...seen.open, ...seen.own]).not.toContain(secret);
			const remove = (appTypeId: string, as: Person) =>
				server().send("POST", "/gallery/private/delete_template", { as, body: { appTypeId } });
			const [open = ""] = seen.open;
			for (const answer of [await remove(secret, stranger), await remove(open, owner)])
				expect([answer.status, answer.json]).toMatchObject([404, { error: "template_not_found" }]);
			const release = holdFetches();
			const id = idOf(await deploy(secret, { appName: "Secret" }));
			const blocked = await remove(secret, owner);
			expect([blocked.status, blocked.json]).toMatchObject([409, { error: "template_in_use" }]);
			const theirs = await server().send("POST", "/app/terminate", { as: stranger, body: { appId: id } });
			expect([theirs.status, theirs.json]).toMatchObject([404, { error: "app_not_found" }]);
			// Terminating while it deploys cancels the deployment.
			await end(id);
			release();
			expect((await jobOf(id))?.status).toBe("cancelled");
			expect((await remove(secret, owner)).status).toBe(200);
			expect((await lists(owner)).own).toEqual([]);
			expect((await deploy(secret)).json).toMatchObject({ error: "template_not_found" });
		});

		it("gives each of many accounts an address of its own when all choose one name at once", async () => {
			const people = await Promise.all(Array.from({ length: 5 }, () => server().person()));
			const same = await template("site-of-many");
			const [source] = await server().context.db.select().from(vms).where(eq(vms.id, vmId));
			if (!source) throw new Error("no machine");
			const { id: _, ...machine } = source;
			const rows = await server()
				.context.db.insert(vms)
				.values(people.map((person) => ({ ...machine, userId: person.id, name: "copy" })))
				.returning({ id: vms.id, userId: vms.userId });
			const asked = await Promise.all(
				people.map((person) =>
					deploy(
						same,
						{ appName: "Popular", vmId: rows.find((row) => row.userId === person.id)?.id },
						person,
					),
				),
			);
			expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
			const written = await server().context.db.select().from(apps).where(eq(apps.name, "Popular"));
			expect(new Set(written.map(({ slug }) => slug)).size).toBe(5);
			for (const { id, userId } of rows) {
				const person = people.find((one) => one.id === userId);
				if (person)
					await server()
						.client(person)
						.call("vm.terminate", { body: { vmId: id } });
			}
		});

		it("pages a job's log by line number", async () => {
			const [job] = await server()
				.context.db.select()
				.from(jobs)
				.where(and(eq(jobs.userId, owner.id), eq(jobs.status, "completed")));
			const jobId = job?.id ?? "";
			await server().context.db.delete(jobLog).where(eq(jobLog.jobId, jobId));
			await server()
				.context.db.insert(jobLog)
				.values(Array.from({ length: 1_500 }, (_, n) => ({ jobId, step: "build", line: `line ${n}` })));
			const page = (after: number) =>
				server().client(owner).call("queue.jobLog", { query: { jobId, after } });
			const first = await page(0);
			expect([first.lines.length, first.done, first.lines[0]?.line]).toEqual([1_000, false, "line 0"]);
			const second = await page(first.lines.at(-1)?.n ?? 0);
			expect([second.lines.length, second.done, second.lines.at(-1)?.line]).toEqual([500, true, "line 1499"]);
			expect(await page(second.lines.at(-1)?.n ?? 0)).toEqual({ lines: [], done: true });
		});

		it("ends what runs and what deploys on a machine with the machine", async () => {
			const [running, held] = [await template("running"), await template("held")];
			git.publish("running", { "index.html": "running" });
			const up = idOf(await deploy(running, { appName: "Up" }));
			await untilApp(up, "running");
			const release = holdFetches();
			const stuck = idOf(await deploy(held, { appName: "Stuck" }));
			await until("it deploys", async () => (await jobOf(stuck))?.status === "running");
			await server().client(owner).call("vm.terminate", { body: { vmId } });
			await until(
				"the machine is gone",
				async () => (await server().client(owner).call("vm.listDeployed")).length === 0,
			);
			release();
			expect((await appsOf()).filter(({ id }) => id === up || id === stuck)).toEqual([]);
			expect((await jobOf(stuck))?.status).toBe("cancelled");
			const left = await server()
				.context.db.select()
				.from(apps)
				.where(and(eq(apps.vmId, vmId), eq(apps.removed, false)));
			expect(left).toEqual([]);
			const gone = await deploy(running);
			expect([gone.status, gone.json]).toMatchObject([404, { error: "vm_not_found" }]);
		});
	},
	async () => {
		git = await startGitHost();
		return { env: { ROOST_CODEHOST_URL: git.url } };
	},
);
