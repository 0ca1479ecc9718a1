import { expect, it } from "vitest";
import { paths } from "../../paths.ts";
import { memoryStorage } from "../../testing.ts";
import { readTerminalQuery } from "./terminal-query.ts";

const whole = {
	vmId: "vm-1",
	hostVmInstanceId: "i-1",
	userId: "auth0|1",
	userEmail: "pro@roost.test",
	token: "sealed-grant",
	vmName: "build-box",
	vmIp: "127.0.0.1",
	appId: "app-1",
	appName: "Sales explorer",
	absoluteProjectPathInVm: "/home/ubuntu/apps/sales",
};

function read(path: string, storage = memoryStorage()) {
	let shown = path;
	const history = {
		replaceState: (_: unknown, __: string, url?: string | URL | null) => {
			shown = String(url);
		},
	};
	const opened = readTerminalQuery({ href: `http://roost.test${path}` }, history, storage);
	return { opened, shown, storage };
}

it("[terminal-query-parameters] reads every parameter", () => {
	expect(read(paths.sshTerminal(whole)).opened).toStrictEqual({ query: whole, fresh: true });
});

it("decision 4: the grant leaves the address bar, and a reload of the window still works", () => {
	const { shown, storage } = read(paths.sshTerminal(whole));
	expect(shown).not.toContain("sealed-grant");
	expect(shown).not.toContain("token");
	expect(shown).toContain("appName=Sales");
	expect(read(shown, storage).opened).toStrictEqual({ query: whole, fresh: false });
	// Another window knows nothing of it.
	expect(read(shown).opened).toBeUndefined();
});

it.each(["vmId", "userId", "userEmail", "token"])(
	"[valid-terminal-vmid-required] [valid-terminal-userid-required] [valid-terminal-useremail-required] [valid-terminal-token-required] is refused without %s",
	(missing) => {
		const query = new URLSearchParams(Object.entries(whole).filter(([name]) => name !== missing));
		expect(read(`/ssh-terminal?${query}`).opened).toBeUndefined();
	},
);
