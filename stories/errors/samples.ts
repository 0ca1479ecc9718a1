import { type DocumentedErrorId, documentedErrors, errorText } from "@roost/api-client/errors";

/** What the placeholders of each error hold in its story. */
const values: Partial<Record<DocumentedErrorId, Record<string, string | number>>> = {
	"err-reactivate-inline": { message: "The account is locked by an administrator" },
	"err-credit-other-status": { status: 503 },
	"err-billing-deactivate": { reason: "the card provider did not answer" },
	"err-gallery-prefix": { error: "Failed to fetch data" },
	"valid-delete-blocked-creating": { app: "Sales explorer" },
	"valid-delete-blocked-running": { app: "Sales explorer" },
	"valid-delete-blocked-terminating": { app: "Sales explorer" },
	"valid-delete-blocked-hibernated-vm": { app: "Sales explorer" },
	"toast-app-delete-failed": { message: "This application is no longer in the gallery." },
	"toast-app-ssh-failed": { message: "VM is not running" },
	"err-deploy-message-source": {
		"detail or message or error or text": "This private domain is not active on your account.",
	},
	"err-deploy-fallback": { app: "Sales explorer" },
	"err-deploy-network": { message: "Failed to fetch" },
	"err-vm-create": { message: "You already have a machine of this name." },
	"err-vm-create-default": { status: 502 },
	"err-vm-server-message-preferred": { message: "Only a hibernated machine can be woken." },
	"err-vm-ssh-alert": { reason: "VM is not running" },
	"err-jobs-load": { reason: "HTTP 503" },
	"err-terminal-red": { error: "The machine closed the connection" },
	"toast-editor-search-error": { message: "the machine did not answer" },
	"toast-editor-path-copy-failed": { path: "/home/ubuntu/apps/streamlit-sales/app.py" },
	"err-submission-body": { "error or message": "The repository acme/notes does not exist" },
	"err-submission-500-fields": { "details or stack or trace": "npm error code ERESOLVE" },
	"err-submission-non-json": { "status text": "Bad Gateway", body: "upstream is away" },
	"err-submission-format": { status: 409, "details or message": "trail-notes is in your gallery already" },
	"archive-error-box": { message: "The archive holds no file that could be started." },
	"err-github-poll-other": { error: "incorrect_device_code" },
	"err-github-oauth-status": { status: 502 },
	"err-github-repos-status": { status: 502 },
	"err-github-org-repos-status": { status: 403 },
	"err-browse-rate-limit": { reset: "10:14" },
	"err-browse-other": { status: 502 },
	"err-vibe-repo": { message: "name already exists on this account" },
	"err-vibe-template": { status: 502, details: "the builder did not answer" },
	"err-vibe-deploy-failed": { details: "no space left on build-box" },
	"err-vibe-deploy-unknown": { details: "status paused" },
	"err-vibe-deploy-http": { status: 503, details: "Roost is starting or stopping" },
};

/** The words of an error as its story shows them, placeholders filled. */
export const wordsOf = (id: DocumentedErrorId): string => errorText(id, values[id]);

/** One value of an error's placeholders. */
export function sampleOf(id: DocumentedErrorId, name: string): string {
	const value = values[id]?.[name];
	if (value === undefined) throw new Error(`${id} has no sample for {${name}}`);
	return String(value);
}

/** Placeholders of the catalogue that no sample fills. */
export const unfilled = (): string[] =>
	(Object.keys(documentedErrors) as DocumentedErrorId[]).filter((id) => /\{[^}]+\}/.test(wordsOf(id)));
