import { errorText } from "@roost/api-client/errors";
import { type Figure, type Place, TopBar } from "@roost/ui/modules/shell/top-bar";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useSession } from "../../auth/session.ts";
import { paths, routePaths } from "../../paths.ts";
import { billingQueries, creditFailureText } from "../../queries/billing.ts";

const placeOf: Partial<Record<string, Place>> = {
	[paths.dashboard]: "dashboard",
	[paths.gallery]: "gallery",
	[paths.addApp]: "gallery",
	[paths.addAppAlias]: "gallery",
	[routePaths.account]: "account",
};

const figure = <Data, Value>(
	query: UseQueryResult<Data>,
	read: (data: Data) => Value,
	error: (failure: unknown) => string,
): Figure<Value> => {
	if (query.isError) return { state: "error", text: error(query.error) };
	if (query.isPending) return { state: "loading" };
	return { state: "value", value: read(query.data) };
};

/** The top bar over every page but the terminal's. */
export function Shell() {
	const { client, user, config } = useSession();
	const { pathname } = useLocation();
	useEffect(() => {
		const { chatScript } = config;
		if (chatScript) void import("./chat.ts").then(({ openChat }) => openChat(chatScript, user));
	}, [config, user]);
	const billing = useQuery(billingQueries.month(client));
	const credit = useQuery(billingQueries.credit(client));
	return (
		<>
			<TopBar
				hrefs={{ dashboard: paths.dashboard, gallery: paths.gallery, account: paths.account() }}
				current={placeOf[pathname]}
				cost={figure(
					billing,
					(bill) => bill.totalCost,
					() => errorText("err-billing-other"),
				)}
				credit={figure(credit, (balance) => balance, creditFailureText)}
				person={{ name: user.username || user.userEmail, pictureUrl: user.pictureUrl }}
				help={{ unavailable: "The help dialog is not built yet." }}
			/>
			<Suspense fallback={<div className="min-h-dvh" />}>
				<Outlet />
			</Suspense>
		</>
	);
}
