import type { DocumentedErrorId } from "@roost/api-client/errors";
import { publicRepo } from "@roost/api-client/fixtures/github";
import { BrowsePopular } from "@roost/ui/modules/github/browse-popular";
import { GithubConnectionPanel } from "@roost/ui/modules/github/connection";
import { DeviceModal } from "@roost/ui/modules/github/device-modal";
import { PreviewModal } from "@roost/ui/modules/github/preview-modal";
import { RepoBrowser } from "@roost/ui/modules/github/repo-browser";
import { runningVms } from "../../add-app/fixtures.ts";
import { wordsOf } from "../samples.ts";
import { nothing, Part } from "./frame.tsx";

const readme = (state: "missing" | "failed") => () => (
	<PreviewModal
		open
		onOpenChange={nothing}
		repo={publicRepo}
		readme={{ state }}
		vms={runningVms}
		dashboardHref="/dashboard"
		onSubmit={nothing}
	/>
);

const authorising = (id: DocumentedErrorId) => () => (
	<DeviceModal open flow={{ state: "failed", text: wordsOf(id) }} onCancel={nothing} onRetry={nothing} />
);

const disconnected = (id: DocumentedErrorId) => () => (
	<Part>
		<GithubConnectionPanel
			connection={{ state: "disconnected", notice: wordsOf(id) }}
			onConnect={nothing}
			onDisconnect={nothing}
		>
			{null}
		</GithubConnectionPanel>
	</Part>
);

const repos = (id: DocumentedErrorId) => () => (
	<Part>
		<RepoBrowser
			list={{ state: "failed", text: wordsOf(id) }}
			onRetry={nothing}
			onPreview={nothing}
			onAddByLink={nothing}
		/>
	</Part>
);

const browse = (id: DocumentedErrorId) => () => (
	<Part>
		<BrowsePopular
			results={{ state: "failed", text: wordsOf(id), limited: id === "err-browse-rate-limit" }}
			category="all"
			onCategoryChange={nothing}
			search=""
			onSearchChange={nothing}
			onRetry={nothing}
			onPreview={nothing}
			onConnect={nothing}
			onAddByLink={nothing}
		/>
	</Part>
);

/** The code host. */
export const githubScenes = {
	"err-readme-not-available": readme("missing"),
	"err-readme-failed": readme("failed"),
	"err-github-access-denied": authorising("err-github-access-denied"),
	"err-github-expired-token": authorising("err-github-expired-token"),
	"err-github-poll-other": authorising("err-github-poll-other"),
	"err-github-complete-failed": authorising("err-github-complete-failed"),
	"err-github-unknown": authorising("err-github-unknown"),
	"err-github-oauth-status": authorising("err-github-oauth-status"),
	"err-github-not-connected": disconnected("err-github-not-connected"),
	"err-github-repos-401": disconnected("err-github-repos-401"),
	"err-github-repos-status": repos("err-github-repos-status"),
	"err-github-org-repos-status": repos("err-github-org-repos-status"),
	"err-browse-rate-limit": browse("err-browse-rate-limit"),
	"err-browse-403": browse("err-browse-403"),
	"err-browse-422": browse("err-browse-422"),
	"err-browse-401": browse("err-browse-401"),
	"err-browse-other": browse("err-browse-other"),
};
