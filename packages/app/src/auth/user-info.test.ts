import { proUser } from "@roost/api-client/fixtures/users";
import { expect, it } from "vitest";
import { completeUser } from "./user-info.ts";

const profile = { sub: "auth0|9", email: "nils@roost.test", name: "Nils Neu" };

it("[auth-user-default-id] [auth-user-default-email] takes what the server left out from the provider", () => {
	expect(completeUser({}, profile, false)).toMatchObject({ userId: "auth0|9", userEmail: "nils@roost.test" });
});

it("[auth-user-default-username] takes the nickname, or else the name", () => {
	expect(completeUser({}, profile, false).username).toBe("Nils Neu");
	expect(completeUser({}, { ...profile, nickname: "nils" }, false).username).toBe("nils");
});

it("[auth-user-default-picture] [auth-user-default-email-verified] takes picture and verification", () => {
	const user = completeUser({}, { ...profile, picture: "https://p.test/n.png", email_verified: true }, false);
	expect(user).toMatchObject({ pictureUrl: "https://p.test/n.png", emailVerified: true });
});

it("keeps what the server said", () => {
	expect(completeUser(proUser, profile, false)).toStrictEqual(proUser);
});
