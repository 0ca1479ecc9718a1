import { handler } from "../handler.ts";

export const getCreditBalance = handler("user.creditBalance", async ({ user }) => ({
	creditBalance: Number(user.creditBalance),
}));
