import type { AppCardState } from "@roost/api-client/capabilities";
import { type DocumentedErrorId, errorText } from "@roost/api-client/errors";
import { privateApp } from "@roost/api-client/fixtures/apps";
import { AppCard } from "@roost/ui/modules/gallery/app-card";
import { GalleryGrid } from "@roost/ui/modules/gallery/gallery-grid";
import { wordsOf } from "../samples.ts";
import { nothing, OnlyLogged, Part, Toasted } from "./frame.tsx";

const Card = ({ state }: { state: AppCardState }) => (
	<GalleryGrid
		state="listed"
		cards={
			<AppCard
				app={privateApp}
				state={state}
				runHref="http://streamlit-sales.localhost:4000/"
				hasTerminal
				mayDelete
				jobQueueHref="/dashboard#job-queue"
				onDeploy={nothing}
				onTerminal={nothing}
				onTerminate={nothing}
				onDelete={nothing}
			/>
		}
	/>
);

/** A toast over the card that was pressed, in the state it was pressed in. */
const toast =
	(id: DocumentedErrorId, state: AppCardState = "none") =>
	() => (
		<Toasted toast={{ tone: "error", title: wordsOf(id) }}>
			<Card state={state} />
		</Toasted>
	);

const list = (text: string) => () => (
	<Part>
		<GalleryGrid state="error" text={text} onRetry={nothing} />
	</Part>
);
const loading = (id: "err-gallery-fetch" | "err-gallery-format") =>
	list(errorText("err-gallery-prefix", { error: wordsOf(id) }));

/** Gallery and deployment. */
export const galleryScenes = {
	"err-gallery-fetch": loading("err-gallery-fetch"),
	"err-gallery-format": loading("err-gallery-format"),
	"err-gallery-prefix": list(wordsOf("err-gallery-prefix")),
	"valid-delete-blocked-creating": toast("valid-delete-blocked-creating", "creating"),
	"valid-delete-blocked-running": toast("valid-delete-blocked-running", "running"),
	"valid-delete-blocked-terminating": toast("valid-delete-blocked-terminating", "terminating"),
	"valid-delete-blocked-hibernated-vm": toast("valid-delete-blocked-hibernated-vm", "vm-hibernated"),
	"toast-app-delete-failed": toast("toast-app-delete-failed"),
	"valid-terminate-app-mismatch": toast("valid-terminate-app-mismatch", "running"),
	"toast-app-terminate-failed": toast("toast-app-terminate-failed", "running"),
	"toast-app-ssh-failed": toast("toast-app-ssh-failed", "running"),
	"err-popup-blocked-app-card": toast("err-popup-blocked-app-card", "running"),
	"err-deploy-message-source": toast("err-deploy-message-source"),
	"err-deploy-fallback": toast("err-deploy-fallback"),
	"err-deploy-vm-not-found": toast("err-deploy-vm-not-found"),
	"err-deploy-vm-not-running": toast("err-deploy-vm-not-running"),
	"err-deploy-network": toast("err-deploy-network"),
	"err-apps-fetch": () => (
		<OnlyLogged>
			<Card state="running" />
		</OnlyLogged>
	),
};
