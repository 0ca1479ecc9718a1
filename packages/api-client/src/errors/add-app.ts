import { documented } from "./documented.ts";

const submission = {
	area: "add-app",
	place: "panel",
	view: "Add-application page, 'Server Error' box",
	remedy: "Correct what the reason names and submit again; what you typed is kept.",
} as const;
const connect = { area: "github", place: "dialog", view: "Authorisation modal" } as const;
const repos = { area: "github", place: "panel", view: "Your Existing GitHub Repos" } as const;
const browse = { area: "github", place: "panel", view: "Browse Popular" } as const;
const vibe = { area: "vibe", place: "dialog", view: "Vibe coding, progress overlay" } as const;

/** The three ways to add an application, and the code host. */
export const addAppErrors = documented({
	"err-submission-timeout": {
		...submission,
		text: "Processing timed out after 5 minutes. Your repository may still be processing. Please check the Apps Gallery or try submitting again.",
		when: "A submission has not finished after five minutes.",
		remedy: "Look in the Apps Gallery first; submit again if it is not there.",
	},
	"err-submission-body": {
		...submission,
		text: "{error or message}",
		when: "A submission is refused with a reason.",
	},
	"err-submission-unknown": {
		...submission,
		text: "Unknown server error",
		when: "A submission is refused without a reason.",
	},
	"err-submission-500-fields": {
		...submission,
		text: "{details or stack or trace}",
		when: "The server fails and says more than a message.",
	},
	"err-submission-non-json": {
		...submission,
		text: "{status text}: {body}",
		when: "A refusal is not JSON, e.g. from a proxy.",
	},
	"err-submission-format": {
		...submission,
		text: "Error {status}: {details or message}",
		when: "Any submission error is shown.",
	},
	"archive-error-box": {
		area: "archive",
		text: "Server Error: {message}",
		when: "An archive is refused.",
		place: "panel",
		view: "Upload an Archive",
		remedy: "Read the reason, correct the archive and submit again.",
	},
	"err-readme-not-available": {
		...repos,
		place: "dialog",
		view: "Preview & Select modal",
		text: "README not available for this repository.",
		when: "The repository has no README.",
		remedy: "Nothing: the repository can still be selected.",
	},
	"err-readme-failed": {
		...repos,
		place: "dialog",
		view: "Preview & Select modal",
		text: "Failed to load README.",
		when: "The README cannot be read.",
		remedy: "Open it by 'View on GitHub'; the repository can still be selected.",
	},
	"err-github-access-denied": {
		...connect,
		text: "GitHub authorization was denied",
		when: "The person refuses on the code host's page.",
		remedy: "Connect again and press Authorize.",
	},
	"err-github-expired-token": {
		...connect,
		text: "Device code expired. Please try again.",
		when: "The code was not entered in time.",
		remedy: "Press Try Again for a new code.",
	},
	"err-github-poll-other": {
		...connect,
		text: "{error}",
		when: "The code host answers the poll with any other error.",
		remedy: "Press Try Again.",
	},
	"err-github-complete-failed": {
		...connect,
		text: "Failed to complete authorization",
		when: "The authorisation cannot be completed.",
		remedy: "Press Try Again.",
	},
	"err-github-unknown": {
		...connect,
		text: "Unknown error occurred",
		when: "The authorisation fails without a known reason.",
		remedy: "Press Try Again.",
	},
	"err-github-oauth-status": {
		...connect,
		text: "OAuth request failed: {status}",
		when: "The authorisation request itself fails.",
		remedy: "Try again in a minute.",
	},
	"err-github-not-connected": {
		...repos,
		text: "GitHub not connected. Please authorize GitHub access first.",
		when: "Repositories are asked for without a connection.",
		remedy: "Press Connect GitHub.",
	},
	"err-github-repos-401": {
		...repos,
		text: "GitHub authorization expired. Please reconnect your GitHub account.",
		when: "The code host no longer accepts the authorisation.",
		remedy: "Press Connect GitHub.",
	},
	"err-github-repos-status": {
		...repos,
		text: "Failed to fetch repositories: {status}",
		when: "The person's repositories cannot be read.",
		remedy: "Press Try Again.",
	},
	"err-github-org-repos-status": {
		...repos,
		text: "Failed to fetch organization repositories: {status}",
		when: "The organisations' repositories cannot be read.",
		remedy: "Press Try Again, or choose another filter.",
	},
	"err-browse-rate-limit": {
		...browse,
		text: "GitHub's rate limit is used up until {reset}. Wait until then, connect GitHub for a higher limit, or paste a link in 'Add from Github Link'.",
		when: "The code host allows no more searches for now.",
		remedy: "Wait, connect GitHub, or paste a link.",
	},
	"err-browse-403": {
		...browse,
		text: "GitHub API access forbidden. Please try again later.",
		when: "The code host refuses the search.",
		remedy: "Try again later, or paste a link.",
	},
	"err-browse-422": {
		...browse,
		text: "Invalid search query. Please try different search terms.",
		when: "The code host does not understand the search.",
		remedy: "Use simpler words.",
	},
	"err-browse-401": {
		...browse,
		text: "GitHub did not accept our sign-in. Reconnect GitHub, or try again later.",
		when: "The code host does not accept the credential used for the search.",
		remedy: "Reconnect GitHub.",
	},
	"err-browse-other": {
		...browse,
		text: "GitHub API error: {status}. Please try again later.",
		when: "The search fails with any other status.",
		remedy: "Try again later.",
	},
	"err-vibe-repo": {
		...vibe,
		text: "GitHub Repository Creation Failed: {message}",
		when: "Step 1 fails: the repository is not created.",
		remedy: "Choose another name or reconnect GitHub, then submit again.",
	},
	"err-vibe-template": {
		...vibe,
		text: "Error {status}: {details}",
		when: "Step 2 fails: the template is not built.",
		remedy: "Submit again; the repository is kept.",
	},
	"err-vibe-deploy-failed": {
		...vibe,
		text: "Deployment failed: {details}",
		when: "Step 3 fails: the app is not deployed.",
		remedy: "Deploy it from the gallery; its job's log says why it failed.",
	},
	"err-vibe-deploy-unknown": {
		...vibe,
		text: "Deployment status unknown: {details}",
		when: "The deployment's reply has a status that is not known.",
		remedy: "Look at the AI Job Queue.",
	},
	"err-vibe-deploy-http": {
		...vibe,
		text: "HTTP {status} Error: {details}",
		when: "The deployment request itself fails.",
		remedy: "Deploy it from the gallery.",
	},
	"err-vibe-vm-not-ready": {
		...vibe,
		text: "Please wait for your Virtual Machine to finish creating before deploying an application.",
		when: "The chosen machine is not there or not running.",
		remedy: "Wait until the machine runs, then deploy from the gallery.",
	},
});
