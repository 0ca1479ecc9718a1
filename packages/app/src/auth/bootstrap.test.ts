import { proUser } from "@roost/api-client/fixtures/users";
import { beforeEach, expect, it, vi } from "vitest";
import { clientOver, type Sent } from "../testing.ts";
import { type CreationMark, createBootstrap } from "./bootstrap.ts";

const profile = {
	sub: "auth0|1",
	email: "pro@roost.test",
	name: "Priya Rao",
	nickname: "priya",
	picture: "https://pictures.test/p.png",
	email_verified: true,
};

let set = false;
const created: CreationMark = {
	isSet: () => set,
	set: () => {
		set = true;
	},
	clear: () => {
		set = false;
	},
};
const reload = vi.fn();
const signOut = vi.fn();

const setUp = (answer: (sent: Sent) => { status?: number; body?: unknown } | Error) => {
	const over = clientOver(answer);
	return { ...over, check: createBootstrap({ client: over.client, profile, created, reload, signOut }) };
};
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === "POST");
/** Lets everything that is already answered happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
	set = false;
	vi.clearAllMocks();
});

it("[auth-bootstrap-get-user] [call-user-authenticate-get] [call-api-base] [call-api-bearer-token] [call-api-identity-query] asks for the account with the signed-in identity", async () => {
	const { check, sent } = setUp(() => ({ body: proUser }));
	await check();
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({
		method: "GET",
		path: "/api/user/authenticate",
		query: { userId: "auth0|1", userEmail: "pro@roost.test" },
	});
	expect(sent[0]?.headers.get("authorization")).toBe("Bearer the-token");
});

it("[auth-bootstrap-ok-stores-user] [call-user-authenticate-get-data-wrapper] gives the account, bare or wrapped in data", async () => {
	const bare = await setUp(() => ({ body: proUser })).check();
	const wrapped = await setUp(() => ({ body: { data: proUser } })).check();
	expect(bare).toMatchObject({ userId: proUser.userId, accountType: "pro" });
	expect(wrapped).toStrictEqual(bare);
});

it.each([404, 500])(
	"[auth-bootstrap-404-creates-user] [auth-bootstrap-500-creates-user] [auth-bootstrap-reload-after-create] [call-user-authenticate-post] %i: creates the account and reloads the page",
	async (status) => {
		const { check, sent } = setUp(({ method }) => (method === "GET" ? { status } : { body: {} }));
		void check();
		await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
		expect(posts(sent)).toHaveLength(1);
		expect(posts(sent)[0]).toMatchObject({
			path: "/api/user/authenticate",
			body: {
				userId: "auth0|1",
				userEmail: "pro@roost.test",
				username: "priya",
				pictureUrl: "https://pictures.test/p.png",
				emailVerified: true,
			},
		});
	},
);

it("decision 8: reloads once, then says that the account could not be created", async () => {
	const { check, sent } = setUp(({ method }) => (method === "GET" ? { status: 500 } : { body: {} }));
	void check();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
	await expect(check()).rejects.toThrow("Failed to create user");
	expect(posts(sent)).toHaveLength(1);
	expect(reload).toHaveBeenCalledOnce();
});

it("[err-auth-create-user-failed] says so when the account cannot be created", async () => {
	const { check } = setUp(({ method }) => ({ status: method === "GET" ? 404 : 503 }));
	await expect(check()).rejects.toThrow("Failed to create user");
	expect(reload).not.toHaveBeenCalled();
});

it("[auth-is-new-user-after-creation] marks the account as new after it was created, for this page's life", async () => {
	let exists = false;
	const { check } = setUp(({ method }) => {
		if (method === "POST") exists = true;
		return exists ? { body: proUser } : { status: 404 };
	});
	void check();
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(await check()).toMatchObject({ isNewUser: true });
	expect(await check()).toMatchObject({ isNewUser: true });
	expect(set).toBe(false);
	const later = await setUp(() => ({ body: proUser })).check();
	expect(later.isNewUser).toBeUndefined();
});

it.each([401, 403])(
	"[auth-bootstrap-401-logout] [auth-bootstrap-403-logout] %i: signs out locally, and settles nothing",
	async (status) => {
		const { check } = setUp(() => ({ status }));
		const settled = vi.fn();
		void check().then(settled, settled);
		await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
		await settle();
		expect(settled).not.toHaveBeenCalled();
	},
);

it("[err-auth-check-failed] says so for any other failure", async () => {
	await expect(setUp(() => ({ status: 503 })).check()).rejects.toThrow("Authentication check failed");
	await expect(setUp(() => new TypeError("Failed to fetch")).check()).rejects.toThrow(
		"Authentication check failed",
	);
	expect(signOut).not.toHaveBeenCalled();
});
