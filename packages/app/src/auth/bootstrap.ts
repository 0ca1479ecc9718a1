import type { Client } from "@roost/api-client/client";
import type { AuthenticatedIdentity, UserInfo } from "@roost/api-client/contract/user";
import { errorText } from "@roost/api-client/errors";
import { isApiFailure } from "@roost/api-client/failure";
import { completeUser } from "./user-info.ts";

/** Whether this window has just created the account: survives the one reload, and no longer. */
export type CreationMark = { isSet(): boolean; set(): void; clear(): void };

export type Bootstrap = {
	client: Client;
	profile: AuthenticatedIdentity;
	created: CreationMark;
	/** Ends the page; nothing after it runs. */
	reload: () => void;
	/** Local sign-out, and to `/`. */
	signOut: () => void;
};

const statusOf = (failure: unknown) => (isApiFailure(failure) ? failure.status : undefined);

/** The page is leaving: whoever waits goes on waiting. */
const forever = <Result>() => new Promise<Result>(() => undefined);

/**
 * The check that runs after sign-in and every 60 s: gives the account, creating it where there is none
 * (specification §4 of the shell; decision 8: one reload, never a loop).
 */
export function createBootstrap({ client, profile, created, reload, signOut }: Bootstrap) {
	let isNewUser = false;

	const create = async (): Promise<never> => {
		try {
			// [auth-bootstrap-404-creates-user] [auth-bootstrap-500-creates-user] [call-user-authenticate-post]
			await client.call("user.create", {
				body: {
					username: profile.nickname ?? profile.name,
					pictureUrl: profile.picture,
					emailVerified: profile.email_verified ?? false,
				},
			});
		} catch (failure) {
			throw new Error(errorText("err-auth-create-user-failed"), { cause: failure });
		}
		created.set();
		reload();
		return forever();
	};

	return async (signal?: AbortSignal): Promise<UserInfo> => {
		try {
			const reply = await client.call("user.get", signal ? { signal } : {});
			isNewUser ||= created.isSet();
			created.clear();
			return completeUser(reply, profile, isNewUser);
		} catch (failure) {
			const status = statusOf(failure);
			if (status === 401 || status === 403) {
				signOut();
				return forever();
			}
			if (status === 404 || status === 500) {
				if (!created.isSet()) return await create();
				created.clear();
				throw new Error(errorText("err-auth-create-user-failed"), { cause: failure });
			}
			throw new Error(errorText("err-auth-check-failed"), { cause: failure });
		}
	};
}
