import type { DocumentedErrorId } from "@roost/api-client/errors";
import { type SubmissionReply, submissionErrorText } from "@roost/ui/lib/submission-error";
import type { VibeStep } from "@roost/ui/lib/vibe";
import { SubmissionBanner } from "@roost/ui/modules/add-app/submission-banner";
import { ArchiveForm } from "@roost/ui/modules/archive/archive-form";
import { VibeForm } from "@roost/ui/modules/vibe/vibe-form";
import { runningVms } from "../../add-app/fixtures.ts";
import { sampleOf, wordsOf } from "../samples.ts";
import { nothing, Part } from "./frame.tsx";

const banner = (text: string) => () => (
	<Part>
		<SubmissionBanner submission={{ state: "error", text }} galleryHref="/appgallery" />
	</Part>
);
const refused = (status: number, body: unknown, statusText = "") =>
	banner(submissionErrorText({ status, statusText, body } satisfies SubmissionReply));

const vibe = (id: DocumentedErrorId, step: VibeStep) => () => (
	<Part>
		<VibeForm
			vms={runningVms}
			dashboardHref="/dashboard"
			galleryHref="/appgallery"
			progress={{ state: "failed", step, text: wordsOf(id) }}
			onSubmit={nothing}
			onClose={nothing}
		/>
	</Part>
);

/** The ways in: link, archive and idea. */
export const addAppScenes = {
	"err-submission-timeout": banner(wordsOf("err-submission-timeout")),
	"err-submission-body": refused(404, { error: sampleOf("err-submission-body", "error or message") }),
	"err-submission-unknown": refused(400, {}),
	"err-submission-500-fields": refused(500, {
		message: "Build failed",
		details: sampleOf("err-submission-500-fields", "details or stack or trace"),
	}),
	"err-submission-non-json": refused(
		502,
		sampleOf("err-submission-non-json", "body"),
		sampleOf("err-submission-non-json", "status text"),
	),
	"err-submission-format": refused(409, {
		message: sampleOf("err-submission-format", "details or message"),
	}),
	"archive-error-box": () => (
		<Part>
			<ArchiveForm
				upload={{ state: "error", message: sampleOf("archive-error-box", "message") }}
				onSubmit={nothing}
			/>
		</Part>
	),
	"err-vibe-repo": vibe("err-vibe-repo", "repository"),
	"err-vibe-template": vibe("err-vibe-template", "template"),
	"err-vibe-deploy-failed": vibe("err-vibe-deploy-failed", "deploy"),
	"err-vibe-deploy-unknown": vibe("err-vibe-deploy-unknown", "deploy"),
	"err-vibe-deploy-http": vibe("err-vibe-deploy-http", "deploy"),
	"err-vibe-vm-not-ready": vibe("err-vibe-vm-not-ready", "deploy"),
};
