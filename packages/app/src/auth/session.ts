import type { Client } from "@roost/api-client/client";
import type { PublicConfig } from "@roost/api-client/contract/config";
import type { UserInfo } from "@roost/api-client/contract/user";
import { createContext, useContext } from "react";

/** A person who is signed in and whose account is active. */
export type Session = {
	user: UserInfo;
	client: Client;
	config: PublicConfig;
	/** The bearer token, for the one call that is no HTTP request: the terminal's socket. */
	accessToken: () => Promise<string | undefined>;
	/** Local: the account stays signed in at the identity provider. */
	signOut: () => void;
};

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext;

export function useSession(): Session {
	const session = useContext(SessionContext);
	if (!session) throw new Error("useSession is used outside of a session");
	return session;
}
