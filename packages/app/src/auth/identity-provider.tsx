import { Auth0Provider } from "@auth0/auth0-react";
import type { PublicConfig } from "@roost/api-client/contract/config";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { takeRememberedPage } from "./return-to.ts";
import { signInScopes } from "./scopes.ts";

/** [auth-external-idp] Any Auth0-compatible tenant, by configuration alone. */
export function IdentityProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
	const navigate = useNavigate();
	return (
		<Auth0Provider
			// The SDK takes a domain or an origin, and adds the slash itself.
			domain={config.authDomain.replace(/\/$/, "")}
			clientId={config.authClientId}
			authorizationParams={{
				redirect_uri: `${window.location.origin}${paths.root}`,
				audience: config.authAudience,
				scope: signInScopes,
			}}
			// [auth-refresh-token-local-storage]
			cacheLocation="localstorage"
			useRefreshTokens
			onRedirectCallback={() => void navigate(takeRememberedPage(), { replace: true })}
		>
			{children}
		</Auth0Provider>
	);
}
