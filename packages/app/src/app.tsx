import type { PublicConfig } from "@roost/api-client/contract/config";
import { CrashScreen } from "@roost/ui/modules/screens/crash";
import { InitialisationScreen } from "@roost/ui/modules/screens/initialisation";
import { UnreachableScreen } from "@roost/ui/modules/screens/unreachable";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter } from "react-router-dom";
import { AuthGate } from "./auth/gate.tsx";
import { IdentityProvider } from "./auth/identity-provider.tsx";
import { fetchConfig } from "./config.ts";
import { LinkInterceptor } from "./features/shell/link-interceptor.tsx";
import { Toasts } from "./features/toasts.tsx";
import { messageOf } from "./queries/failures.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { AppRoutes } from "./routes.tsx";

const reload = () => window.location.reload();

export function App() {
	const [queryClient] = useState(createQueryClient);
	return (
		<ErrorBoundary
			onError={(error) => console.error(error)}
			fallbackRender={({ error }) => <CrashScreen message={messageOf(error)} onReload={reload} />}
		>
			<QueryClientProvider client={queryClient}>
				<Configured>
					{(config) => (
						<BrowserRouter>
							<LinkInterceptor>
								<IdentityProvider config={config}>
									<AuthGate config={config}>
										<AppRoutes />
									</AuthGate>
								</IdentityProvider>
							</LinkInterceptor>
						</BrowserRouter>
					)}
				</Configured>
				<Toasts />
			</QueryClientProvider>
		</ErrorBoundary>
	);
}

/** Nothing can start before the server has said where people sign in. */
function Configured({ children }: { children: (config: PublicConfig) => React.ReactNode }) {
	const config = useQuery({
		queryKey: ["config"],
		queryFn: fetchConfig,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (config.isPending) return <InitialisationScreen />;
	if (config.isError) {
		return <UnreachableScreen reason={messageOf(config.error)} onRetry={() => void config.refetch()} />;
	}
	return children(config.data);
}
