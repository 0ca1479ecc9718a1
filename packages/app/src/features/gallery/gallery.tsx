import type { AppProgram } from "@roost/api-client/contract/gallery";
import { errorText } from "@roost/api-client/errors";
import { AddTile } from "@roost/ui/modules/gallery/add-tile";
import { GalleryGrid, type GalleryGridProps } from "@roost/ui/modules/gallery/gallery-grid";
import { type GalleryTab, GalleryTabs } from "@roost/ui/modules/gallery/gallery-tabs";
import { Page } from "@roost/ui/modules/shell/page";
import { SearchBox } from "@roost/ui/primitives/search-box";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useReducer, useState } from "react";
import { useSession } from "../../auth/session.ts";
import { paths } from "../../paths.ts";
import { appQueries } from "../../queries/apps.ts";
import { messageOf } from "../../queries/failures.ts";
import { galleryQueries } from "../../queries/gallery.ts";
import { vmQueries } from "../../queries/vms.ts";
import { cartReducer } from "../../state/cart.ts";
import { progressReducer } from "../../state/progress.ts";
import { useDeployingApps } from "../deploy/use-deploying-apps.ts";
import { appOffer } from "./app-offer.ts";
import { filterApps } from "./filter.ts";
import { GalleryCard } from "./gallery-card.tsx";

const Deploy = lazy(() => import("../deploy/deploy.tsx"));

export default function Gallery() {
	const { client } = useSession();
	const queries = {
		private: useQuery(galleryQueries.mine(client)),
		public: useQuery(galleryQueries.open(client)),
	};
	const vms = useQuery(vmQueries.list(client)).data ?? [];
	const deployed = useQuery(appQueries.deployed(client)).data ?? [];
	const deploying = useDeployingApps(deployed);
	const [tab, setTab] = useState<GalleryTab>("private");
	const [typed, setTyped] = useState("");
	const [cart, dispatchCart] = useReducer(cartReducer, []);
	const [progress, dispatchProgress] = useReducer(progressReducer, "");

	const startDeploying = (app: AppProgram) => {
		dispatchCart({ type: "ADD_ITEM", id: app.id });
		dispatchProgress({ type: "SET_PROGRESS", to: "deployment" });
	};
	const stopDeploying = () => {
		dispatchCart({ type: "CLEAR_CART" });
		dispatchProgress({ type: "CLEAR_PROGRESS" });
	};
	const inCart = [...(queries.private.data ?? []), ...(queries.public.data ?? [])].find(
		({ id }) => id === cart[0]?.id,
	);

	const query = queries[tab];
	const grid = (): GalleryGridProps => {
		if (!query.data) {
			if (!query.isError) return { state: "loading" };
			const text = errorText("err-gallery-prefix", { error: messageOf(query.error) });
			return { state: "error", text, retrying: query.isFetching, onRetry: () => void query.refetch() };
		}
		const shown = filterApps(query.data, typed);
		const addTile = tab === "private" ? <AddTile href={paths.addApp} /> : null;
		if (shown.length === 0) return { state: "empty", addTile, ...(typed.trim() && { filter: typed.trim() }) };
		const cards = shown.map((app) => (
			<GalleryCard
				key={app.id}
				app={app}
				offer={appOffer(app, deployed, vms, deploying.isPending(app.id))}
				onDeploy={() => startDeploying(app)}
			/>
		));
		return { state: "listed", addTile, cards };
	};

	return (
		<Page
			title="App Gallery"
			actions={
				<SearchBox label="Filter apps" value={typed} onValueChange={setTyped} className="w-full sm:w-60" />
			}
		>
			<GalleryTabs
				tab={tab}
				onTab={setTab}
				counts={{ private: queries.private.data?.length, public: queries.public.data?.length }}
				hrefs={{ gallery: paths.gallery, dashboard: paths.dashboard, jobQueue: paths.jobQueue }}
			>
				<GalleryGrid {...grid()} />
			</GalleryTabs>
			{/* [deploy-modal-opens] */}
			{progress === "deployment" && inCart ? (
				<Suspense>
					<Deploy
						app={inCart}
						onAccepted={(startTime) => deploying.add(inCart.id, inCart.displayName ?? "", startTime)}
						onClose={stopDeploying}
					/>
				</Suspense>
			) : null}
		</Page>
	);
}
