import { useAuth0 } from "@auth0/auth0-react";
import type { PublicConfig } from "@roost/api-client/contract/config";
import { InitialisationScreen } from "@roost/ui/modules/screens/initialisation";
import { SignInErrorScreen } from "@roost/ui/modules/screens/sign-in-error";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { rememberPage } from "./return-to.ts";
import { SignedIn } from "./signed-in.tsx";

const LandingPage = lazy(() => import("../features/landing.tsx"));

/** [auth-unauthenticated-login-only] What a visitor sees, and what lets a person in. */
export function AuthGate({ config, children }: { config: PublicConfig; children: ReactNode }) {
	const { isLoading, isAuthenticated, user, error, loginWithRedirect, logout } = useAuth0();
	const [leaving, setLeaving] = useState(false);

	const signIn = () => {
		setLeaving(true);
		rememberPage(window.location);
		// [landing-login-account-chooser]
		loginWithRedirect({ authorizationParams: { prompt: "select_account" } }).catch((failure: unknown) => {
			console.error("The identity provider cannot be reached", failure);
			setLeaving(false);
		});
	};

	if (isLoading) return <InitialisationScreen />;
	if (isAuthenticated && user?.sub) {
		return (
			<SignedIn key={user.sub} config={config}>
				{children}
			</SignedIn>
		);
	}
	if (error) {
		return (
			<SignInErrorScreen
				text="You are not signed in"
				reason={error.message}
				onRetry={signIn}
				onSignOut={() => void logout({ openUrl: false })}
			/>
		);
	}
	return (
		<Suspense fallback={<InitialisationScreen />}>
			<LandingPage demo={config.demo} busy={leaving} onSignIn={signIn} />
		</Suspense>
	);
}
