import { Problem } from "../../problem.ts";
import { handler } from "../handler.ts";
import { presentUser } from "./present.ts";

export const getUser = handler("user.get", async ({ context, caller, user }) => {
	if (!user) throw new Problem("user_not_found");
	return presentUser(context, caller, user);
});
