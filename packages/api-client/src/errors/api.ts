/** What an error entry of the catalogue says. `text` may hold {placeholders}. */
export type ApiError = { status: number; text: string; when: string; remedy: string };

const api = <const Table extends Record<string, ApiError>>(table: Table) => table;

/**
 * Every code the server can answer with: `{ error: code, message: text, … }`. Clients branch on the code or
 * the status, never on the text.
 */
export const apiErrors = api({
	bad_request: {
		status: 400,
		text: "The request could not be read: {reason}",
		when: "The body, query or headers are malformed.",
		remedy: "Correct the request; the reason names what was expected.",
	},
	validation_failed: {
		status: 400,
		text: "{field}: {reason}",
		when: "A field is missing or out of its range.",
		remedy: "Correct the named fields and send again; nothing was done.",
	},
	unauthorized: {
		status: 401,
		text: "Sign in again: the access token is missing, expired or not ours.",
		when: "No bearer token, or one that does not verify.",
		remedy: "Sign in again.",
	},
	identity_mismatch: {
		status: 403,
		text: "userId and userEmail must be those of the signed-in account.",
		when: "The identity sent beside the token is somebody else's.",
		remedy: "Send the signed-in person's own identity, or none.",
	},
	account_inactive: {
		status: 403,
		text: "This account is deactivated.",
		when: "A deactivated account calls anything but its own reactivation.",
		remedy: "Reactivate the account, or contact support.",
	},
	tier_required: {
		status: 403,
		text: "Feature not available in current account tier. Please upgrade your account to use Virtual Machines.",
		when: "A free account creates or manages a machine.",
		remedy: "Upgrade the account on the Pricing tab.",
	},
	payment_required: {
		status: 403,
		text: "Please complete the Setup Guide",
		when: "A machine is managed while no payment method is set up.",
		remedy: "Set up billing in the Setup Guide.",
	},
	github_required: {
		status: 403,
		text: "Please complete the Setup Guide",
		when: "A machine is managed while no GitHub account is connected.",
		remedy: "Connect GitHub in the Setup Guide.",
	},
	ssh_tier_required: {
		status: 403,
		text: "SSH feature is only available for Pro and Enterprise account holders. Upgrade on the Pricing tab to open a terminal.",
		when: "A free account asks for a terminal or for files.",
		remedy: "Upgrade the account on the Pricing tab.",
	},
	domain_tier_required: {
		status: 403,
		text: "Private domains are available to Enterprise accounts.",
		when: "A deployment names a private domain or a prefix on another tier.",
		remedy: "Deploy without a domain, or upgrade to Enterprise.",
	},
	forbidden_origin: {
		status: 403,
		text: "This address may not open a terminal.",
		when: "A WebSocket is opened from another site.",
		remedy: "Open the terminal from Roost itself.",
	},
	user_not_found: {
		status: 404,
		text: "There is no account for this sign-in yet.",
		when: "The signed-in person has no account yet.",
		remedy: "Create it; the app does so by itself.",
	},
	vm_not_found: {
		status: 404,
		text: "VM not found",
		when: "The machine does not exist, or is somebody else's.",
		remedy: "Reload the list of machines.",
	},
	vm_type_not_found: {
		status: 404,
		text: "This machine type is not on offer.",
		when: "The machine type does not exist.",
		remedy: "Choose a type from the list.",
	},
	app_not_found: {
		status: 404,
		text: "App not found",
		when: "The deployed app does not exist, or is somebody else's.",
		remedy: "Reload the gallery.",
	},
	template_not_found: {
		status: 404,
		text: "This application is no longer in the gallery.",
		when: "The template does not exist, or is another account's private one.",
		remedy: "Reload the gallery.",
	},
	job_not_found: {
		status: 404,
		text: "Job not found",
		when: "The job does not exist, or is somebody else's.",
		remedy: "Reload the job queue.",
	},
	domain_not_found: {
		status: 404,
		text: "This private domain is not active on your account.",
		when: "A deployment names a domain that the account does not have, or an inactive one.",
		remedy: "Choose one of the active domains.",
	},
	file_not_found: {
		status: 404,
		text: "There is no such file on the machine.",
		when: "A file is read, searched or saved that is not there.",
		remedy: "Refresh the file list.",
	},
	route_not_found: {
		status: 404,
		text: "There is no such address in the API.",
		when: "An unknown path below /api is called.",
		remedy: "See /api/docs.",
	},
	vm_name_taken: {
		status: 409,
		text: "You already have a machine of this name.",
		when: "A machine is created under the name of another one that lives.",
		remedy: "Choose another name.",
	},
	vm_not_running: {
		status: 409,
		text: "VM is not running",
		when: "Something needs a running machine.",
		remedy: "Wait until it runs, or wake it up.",
	},
	vm_not_hibernated: {
		status: 409,
		text: "Only a hibernated machine can be woken.",
		when: "Wake Up is asked of a machine in another state.",
		remedy: "Reload the list of machines.",
	},
	vm_limit_reached: {
		status: 409,
		text: "This account has reached its limit of {limit} machines.",
		when: "A machine is created beyond the limit.",
		remedy: "Terminate a machine you no longer need.",
	},
	volume_out_of_range: {
		status: 400,
		text: "Allowed range: {min} - {max} GB",
		when: "The volume is outside the chosen type's range.",
		remedy: "Choose a size within the range.",
	},
	app_already_deployed: {
		status: 409,
		text: "{app} is already deployed. Terminate it first to deploy it again.",
		when: "A template is deployed that already is creating, running or terminating.",
		remedy: "Terminate the running one first.",
	},
	template_in_use: {
		status: 409,
		text: "This application is still deployed. Terminate it before deleting it.",
		when: "A template is deleted while an app made from it lives.",
		remedy: "Terminate the app first.",
	},
	domain_taken: {
		status: 409,
		text: "This prefix is already in use on that domain.",
		when: "Another app has the address.",
		remedy: "Choose another prefix.",
	},
	job_not_cancellable: {
		status: 409,
		text: "This job can no longer be cancelled.",
		when: "The job has ended, or is of a kind that must finish.",
		remedy: "Wait for it to end.",
	},
	github_not_connected: {
		status: 409,
		text: "GitHub not connected. Please authorize GitHub access first.",
		when: "Repositories are asked for without a connection.",
		remedy: "Connect GitHub.",
	},
	github_expired: {
		status: 401,
		text: "GitHub authorization expired. Please reconnect your GitHub account.",
		when: "The code host no longer accepts the stored authorisation.",
		remedy: "Reconnect GitHub.",
	},
	github_failed: {
		status: 502,
		text: "The code host did not answer as expected: {reason}",
		when: "The code host fails.",
		remedy: "Try again in a minute.",
	},
	github_rate_limited: {
		status: 403,
		text: "GitHub's rate limit is used up until {reset}.",
		when: "Too many searches in a short time.",
		remedy: "Wait until the time given, or connect GitHub for a higher limit.",
	},
	card_provider_failed: {
		status: 502,
		text: "The card provider did not answer as expected: {reason}",
		when: "The card provider fails.",
		remedy: "Try again in a minute; nothing was charged.",
	},
	payload_too_large: {
		status: 413,
		text: "That is too large: at most {limit}.",
		when: "A body is larger than the endpoint takes.",
		remedy: "Send less.",
	},
	unsupported_media_type: {
		status: 415,
		text: "Send JSON (content-type: application/json).",
		when: "A body of another kind is sent.",
		remedy: "Send JSON.",
	},
	rate_limited: {
		status: 429,
		text: "Too many requests: try again in {seconds} s.",
		when: "An account or address calls more often than it may.",
		remedy: "Wait as long as retry-after says.",
	},
	internal: {
		status: 500,
		text: "Roost failed to do this. It was logged under {requestId}.",
		when: "A defect of ours.",
		remedy: "Try again; if it repeats, give the operator the id.",
	},
	not_implemented: {
		status: 501,
		text: "This part of Roost is not built yet.",
		when: "An endpoint of the contract that is not served yet.",
		remedy: "None yet.",
	},
	not_ready: {
		status: 503,
		text: "Roost is starting or stopping: try again in a few seconds.",
		when: "The server is draining, or its database does not answer.",
		remedy: "Try again in a few seconds.",
	},
});

export type ErrorCode = keyof typeof apiErrors;
