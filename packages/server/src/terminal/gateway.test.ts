import {
	bearerProtocolPrefix,
	type TerminalClientMessage,
	terminalProtocol,
	terminalWindow,
} from "@roost/api-client/contract/terminal";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { users } from "../db/schema.ts";
import { issueGrant } from "../secrets.ts";
import { describeServer, type Person, runningMachine } from "../testing/server.ts";
import { openTerminal } from "../testing/terminal.ts";
import { until } from "../testing/until.ts";

describeServer("terminal", (server) => {
	let owner: Person;
	let vmId: string;
	beforeAll(async () => {
		owner = await server().person();
		vmId = await runningMachine(server(), owner);
	});

	const connectMessage = async (person = owner, more: object = {}): Promise<TerminalClientMessage> => ({
		type: "connect",
		vmId,
		vmIp: "203.0.113.7",
		sshData: issueGrant(server().context.seal, vmId, person.id),
		userId: person.id,
		userEmail: person.email,
		width: 100,
		height: 30,
		...more,
	});
	const connected = async (more: object = {}) => {
		const terminal = await openTerminal(server(), owner);
		terminal.send(await connectMessage(owner, more));
		await terminal.until("connected");
		return terminal;
	};
	/** Every way in that must be refused says why and closes. */
	const refused = async (person: Person, message: TerminalClientMessage) => {
		const terminal = await openTerminal(server(), person);
		terminal.send(message);
		const told = await terminal.until("error");
		expect(await terminal.closed).toBeGreaterThanOrEqual(4000);
		expect(terminal.output()).toBe("");
		return told.data;
	};

	it("[call-ws-ssh-connect] [call-ws-send-connect] [call-ws-send-input] [call-ws-send-resize] [call-vm-get-ssh-keys] [entity-ssh-key-data] works on the machine: types, reads, resizes, ends", async () => {
		const sshData = await server().client(owner).call("vm.sshKeys", { query: { vmId } });
		const terminal = await connected({ sshData });
		expect(await terminal.until("connected")).toEqual({ type: "connected", data: "atlas" });
		terminal.send({ type: "input", data: "stty size; echo $((6 * 7))-é\r" });
		expect(await terminal.untilOutput(/42-é/)).toMatch(/30 100/);
		terminal.send({ type: "resize", width: 132, height: 43 });
		terminal.send({ type: "input", data: "stty size\r" });
		await terminal.untilOutput(/43 132/);
		terminal.send({ type: "input", data: "exit\r" });
		expect(await terminal.until("disconnected")).toMatchObject({ data: expect.stringContaining("ended") });
		expect(await terminal.closed).toBe(1000);
	});

	it("refuses a socket without a token, with a bad one, from another site, or of a deactivated account", async () => {
		const inactive = await server().person({ isActive: false });
		const nobody: Person = {
			...owner,
			token: await server().issuer.token({ sub: "auth0|none", email: "n@roost.test" }),
		};
		const forged = { ...owner, token: await server().issuer.forged({ sub: owner.id, email: owner.email }) };
		const expired = {
			...owner,
			token: await server().issuer.token({ sub: owner.id, email: owner.email, exp: 1 }),
		};
		for (const [person, opening, status] of [
			[owner, { protocols: [terminalProtocol] }, 401],
			[owner, { protocols: [`${bearerProtocolPrefix}${owner.token}`] }, 401],
			[forged, {}, 401],
			[expired, {}, 401],
			[inactive, {}, 403],
			[nobody, {}, 404],
			[owner, { origin: "https://evil.test" }, 403],
			[owner, { origin: "null" }, 403],
		] as const) {
			await expect(openTerminal(server(), person, opening)).rejects.toThrow(`refused with ${status}`);
		}
		const own = await openTerminal(server(), owner, { origin: server().url });
		own.close();
	});

	it("refuses every grant but this person's own, for this machine, in time", async () => {
		const stranger = await server().person();
		const { seal } = server().context;
		const wrong = [
			"x",
			"A".repeat(200),
			seal.seal("vm-ssh-key", JSON.stringify({ vmId, userId: owner.id, expires: Date.now() * 2 })),
			issueGrant(seal, vmId, stranger.id),
			issueGrant(seal, "00000000-0000-4000-8000-000000000000", owner.id),
			issueGrant(seal, vmId, owner.id, Date.now() - 12 * 3_600_000 - 1),
		];
		for (const sshData of wrong)
			expect(await refused(owner, await connectMessage(owner, { sshData }))).toMatch(/Sign in again/);
		expect(await refused(stranger, await connectMessage(owner)), "somebody else's identity").toMatch(
			/must be those/,
		);
		const stolen = { sshData: issueGrant(seal, vmId, owner.id) };
		expect(await refused(stranger, await connectMessage(stranger, stolen)), "somebody else's machine").toBe(
			"VM not found",
		);
	});

	it("[role-free-no-ssh] [role-pro-ssh] [role-enterprise-ssh] [err-vm-ssh-free] lets in by tier, not by having a machine", async () => {
		const tier = (accountType: "free" | "pro" | "enterprise") =>
			server().context.db.update(users).set({ accountType }).where(eq(users.id, owner.id));
		await tier("free");
		const text = "SSH feature is only available for Pro and Enterprise account holders";
		expect(await refused(owner, await connectMessage())).toContain(text);
		await expect(server().client(owner).call("vm.sshKeys", { query: { vmId } })).rejects.toMatchObject({
			code: "ssh_tier_required",
		});
		for (const accountType of ["enterprise", "pro"] as const) {
			await tier(accountType);
			(await connected()).close();
		}
	});

	it("closes on messages it does not know, and stays whole", async () => {
		for (const text of [
			"",
			"{",
			"null",
			"[]",
			'{"type":"reboot"}',
			'{"type":"connect"}',
			'{"type":"resize","width":0,"height":1}',
			'{"type":"input","data":7}',
		]) {
			const terminal = await openTerminal(server(), owner);
			terminal.raw(text);
			expect((await terminal.until("error")).data, text).toMatch(/not a message/);
			await terminal.closed;
		}
		const binary = await openTerminal(server(), owner);
		binary.raw(Buffer.from([0, 255, 1]));
		await binary.closed;
		const early = await openTerminal(server(), owner);
		early.send({ type: "input", data: "echo nobody hears this\r" });
		early.send({ type: "ack", count: 5 });
		early.send(await connectMessage());
		await early.until("connected");
		early.close();
	});

	it("stops reading a flood that nobody acknowledges, and obeys Ctrl-C as soon as they are", async () => {
		const terminal = await connected({ acks: true });
		terminal.send({ type: "input", data: "stty -echo; yes 0123456789abcdef\r" });
		await until("the window is full", () => terminal.output().length > terminalWindow, 20_000);
		// What was on its way when the shell was paused still arrives; then nothing does.
		let before = -1;
		await until("the flood stands still", async () => {
			const now = terminal.output().length;
			const still = now === before;
			before = now;
			await new Promise((resolve) => setTimeout(resolve, 300));
			return still && terminal.output().length === now;
		});
		expect(before).toBeLessThan(terminalWindow + 2_200_000);
		terminal.send({ type: "input", data: "\x03" });
		let acked = 0;
		const pump = setInterval(() => {
			const count = terminal.output().length - acked;
			if (count > 0) terminal.send({ type: "ack", count });
			acked += count;
		}, 5);
		terminal.send({ type: "input", data: "echo do'n'e\r" });
		await terminal.untilOutput(/done/);
		clearInterval(pump);
		expect(terminal.output().length, "the flood did not go on").toBeLessThan(terminalWindow + 8_000_000);
		terminal.close();
	});

	it("gives up on a flood of input that the program does not read, and takes a large paste that it does", async () => {
		const reading = await connected();
		reading.send({ type: "input", data: "stty raw -echo; head -c 900000 | wc -c; stty sane\r" });
		await until("it reads", () => reading.output().includes("wc"));
		reading.send({ type: "input", data: "x".repeat(950_000) });
		await reading.untilOutput(/900000/);
		reading.close();
		const deaf = await connected();
		deaf.send({ type: "input", data: "stty raw -echo; sleep 1000\r" });
		for (let n = 0; n < 12; n++) deaf.send({ type: "input", data: "x".repeat(900_000) });
		expect((await deaf.until("error")).data).toMatch(/too large/);
		await deaf.closed;
	});

	it("tells of it and closes when the machine hibernates, and lets nobody in while it sleeps", async () => {
		const terminal = await connected();
		await server().client(owner).call("vm.hibernate", { body: { vmId } });
		expect((await terminal.until("disconnected")).data).toMatch(/\w/);
		await terminal.closed;
		expect(await refused(owner, await connectMessage())).toBe("VM is not running");
	});
});
