import { InitialisationScreen } from "@roost/ui/modules/screens/initialisation";
import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { Shell } from "./features/shell/shell.tsx";
import { paths, routePaths } from "./paths.ts";

const Dashboard = lazy(() => import("./features/dashboard/dashboard.tsx"));
const Gallery = lazy(() => import("./features/gallery/gallery.tsx"));
const Terminal = lazy(() => import("./features/terminal/terminal.tsx"));
const NotBuilt = lazy(() => import("./features/screens/not-built.tsx"));
const NotFound = lazy(() => import("./features/screens/not-found.tsx"));

/** [auth-others-reach-all-routes] Every address, for a person who is signed in. */
export function AppRoutes() {
	return (
		<Suspense fallback={<InitialisationScreen />}>
			<Routes>
				<Route path={paths.root} element={<Navigate to={paths.dashboard} replace />} />
				<Route path={routePaths.sshTerminal} element={<Terminal />} />
				<Route element={<Shell />}>
					<Route path={paths.dashboard} element={<Dashboard />} />
					<Route path={paths.gallery} element={<Gallery />} />
					<Route path={paths.addApp} element={<NotBuilt place="add-app" />} />
					<Route path={paths.addAppAlias} element={<NotBuilt place="add-app" />} />
					<Route path={routePaths.account} element={<NotBuilt place="account" />} />
					<Route path={paths.paymentSuccess} element={<NotBuilt place="payments" />} />
					<Route path={paths.billingSetupSuccess} element={<NotBuilt place="payments" />} />
					<Route path={paths.billingSetupCancelled} element={<NotBuilt place="payments" />} />
					<Route path={paths.paymentUpdateSuccess} element={<NotBuilt place="payments" />} />
				</Route>
				<Route path="*" element={<Unknown />} />
			</Routes>
		</Suspense>
	);
}

function Unknown() {
	const { pathname } = useLocation();
	return <NotFound path={pathname} />;
}
