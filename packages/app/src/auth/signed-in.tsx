import { useAuth0 } from "@auth0/auth0-react";
import { createClient } from "@roost/api-client/client";
import type { PublicConfig } from "@roost/api-client/contract/config";
import type { AuthenticatedIdentity } from "@roost/api-client/contract/user";
import { DeactivatedAccount } from "@roost/ui/modules/account/deactivated-account";
import { InitialisationScreen } from "@roost/ui/modules/screens/initialisation";
import { SignInErrorScreen } from "@roost/ui/modules/screens/sign-in-error";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { messageOf, serverReason } from "../queries/failures.ts";
import { polling } from "../queries/polling.ts";
import { createBootstrap } from "./bootstrap.ts";
import { creationMark } from "./creation-mark.ts";
import { isSessionOver } from "./refresh-failure.ts";
import { rememberPage } from "./return-to.ts";
import { SessionProvider } from "./session.ts";

type Profile = NonNullable<ReturnType<typeof useAuth0>["user"]>;

/** [entity-identity] What is read of the provider's profile; an e-mail or a name may be missing there. */
const identityOf = (profile: Profile): AuthenticatedIdentity => ({
	sub: profile.sub ?? "",
	email: profile.email ?? "",
	name: profile.name ?? profile.email ?? profile.sub ?? "",
	...(profile.nickname !== undefined && { nickname: profile.nickname }),
	...(profile.picture !== undefined && { picture: profile.picture }),
	...(profile.email_verified !== undefined && { email_verified: profile.email_verified }),
});

/** The client, and the local sign-out that its failures lead to, for the person whom the provider vouches for. */
function useAccount() {
	const { user, getAccessTokenSilently, logout } = useAuth0();
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const profile = useMemo(() => identityOf(user ?? {}), [user]);
	return useMemo(() => {
		let leaving = false;
		const signOut = () => {
			if (leaving) return;
			leaving = true;
			rememberPage(window.location);
			void logout({ openUrl: false }).then(async () => {
				await navigate(paths.root, { replace: true });
				queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== "config" });
			});
		};
		const accessToken = async (): Promise<string | undefined> => {
			try {
				return await getAccessTokenSilently();
			} catch (failure) {
				if (!isSessionOver(failure)) throw failure;
				signOut();
				return undefined;
			}
		};
		const client = createClient({
			token: accessToken,
			identity: () => ({ userId: profile.sub, userEmail: profile.email }),
			onUnauthorized: signOut,
		});
		const check = createBootstrap({
			client,
			profile,
			created: creationMark(profile.sub),
			reload: () => window.location.reload(),
			signOut,
		});
		return { client, check, signOut, accessToken, profile };
	}, [profile, getAccessTokenSilently, logout, navigate, queryClient]);
}

/** The account's own check, and what stands between a person and the product. */
export function SignedIn({ config, children }: { config: PublicConfig; children: ReactNode }) {
	const { client, check, signOut, accessToken, profile } = useAccount();
	const account = useQuery({
		queryKey: ["user", profile.sub],
		queryFn: ({ signal }) => check(signal),
		// [const-auth-recheck-60s]
		refetchInterval: polling.authCheck,
		refetchOnWindowFocus: false,
		staleTime: polling.authCheck,
		retry: false,
	});
	const reactivation = useMutation({
		mutationFn: () => client.call("user.reactivate"),
		onSuccess: () => account.refetch(),
	});
	const session = useMemo(
		() => account.data && { user: account.data, client, config, accessToken, signOut },
		[account.data, client, config, accessToken, signOut],
	);

	if (!session) {
		if (!account.isError) return <InitialisationScreen />;
		const { cause } = account.error;
		return (
			<SignInErrorScreen
				text={messageOf(account.error)}
				reason={cause === undefined ? undefined : messageOf(cause)}
				retrying={account.isFetching}
				onRetry={() => void account.refetch()}
				onSignOut={signOut}
			/>
		);
	}
	// [auth-inactive-blocked]
	if (!session.user.isActive) {
		return (
			<DeactivatedAccount
				email={session.user.userEmail}
				supportHref={`mailto:support@${window.location.hostname}`}
				reactivating={reactivation.isPending}
				failure={reactivation.isError ? { reason: serverReason(reactivation.error) } : undefined}
				onReactivate={() => reactivation.mutate()}
				onLogout={signOut}
			/>
		);
	}
	return <SessionProvider value={session}>{children}</SessionProvider>;
}
