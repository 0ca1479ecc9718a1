import { addVmObstacle, can, canUsePrivateDomains, roleCapabilities } from "@roost/api-client/capabilities";
import { accountTypes } from "@roost/api-client/contract/user";
import { adminUser, enterpriseUser, freeUser, newUser, proUser } from "@roost/api-client/fixtures/users";
import { expect, it } from "vitest";

it("[role-tiers] knows the tiers free, pro and enterprise", () => {
	expect(accountTypes).toStrictEqual(["free", "pro", "enterprise"]);
});

it("[role-free-own-apps] [role-pro-own-apps] [role-enterprise-own-apps] [role-admin-own-apps] lets everyone work with their own apps", () => {
	for (const user of [freeUser, proUser, enterpriseUser, adminUser]) expect(can(user, "own-apps")).toBe(true);
});

it("[role-free-no-vm] [role-pro-vm] [role-enterprise-vm] [role-admin-vm] lets paid accounts and admins manage machines, once they are set up", () => {
	expect(addVmObstacle(freeUser, true)).toBe("tier");
	for (const user of [proUser, enterpriseUser, adminUser]) {
		expect(addVmObstacle(user, true)).toBeUndefined();
		// Decision 13: nothing waives the set-up.
		expect(addVmObstacle(user, false)).toBe("setup");
		expect(addVmObstacle({ ...user, isStripePaymentMethodSetup: false }, true)).toBe("setup");
	}
	// The setup guide comes before the tier.
	expect(addVmObstacle(newUser, false)).toBe("setup");
});

it("[role-admin-paid-features] gives a privileged e-mail the paid features whatever its tier", () => {
	expect(adminUser.accountType).toBe("free");
	for (const capability of roleCapabilities.enterprise) expect(can(adminUser, capability)).toBe(true);
});

it("[role-free-no-domain] [role-pro-no-domain] leaves private domains to enterprise accounts and, by decision 12, to admins", () => {
	expect(canUsePrivateDomains(freeUser)).toBe(false);
	expect(canUsePrivateDomains(proUser)).toBe(false);
	expect(canUsePrivateDomains(enterpriseUser)).toBe(true);
	expect(canUsePrivateDomains(adminUser)).toBe(true);
});

it("[role-free-no-admin-tab] [role-pro-no-admin-tab] [role-enterprise-no-admin-tab] keeps the Admin tab to privileged e-mails", () => {
	for (const user of [freeUser, proUser, enterpriseUser]) expect(can(user, "admin-tab")).toBe(false);
	expect(can(adminUser, "admin-tab")).toBe(true);
});
