import { type DocumentedErrorId, errorText } from "@roost/api-client/errors";
import { isApiFailure } from "@roost/api-client/failure";

/** What the server itself said about a failed call. */
export const serverReason = (failure: unknown): string | undefined =>
	isApiFailure(failure) && failure.kind !== "format" ? failure.serverMessage() : undefined;

/** [err-vm-server-message-preferred] What the server said, else the documented words. */
export const failureText = (failure: unknown, fallback: DocumentedErrorId): string =>
	serverReason(failure) ?? errorText(fallback);

/**
 * Logs a failed call and throws it again in words a person can read. A call that the caller itself gave up is
 * neither logged nor reworded.
 */
export async function reworded<Result>(call: Promise<Result>, fallback: DocumentedErrorId): Promise<Result> {
	try {
		return await call;
	} catch (failure) {
		if (isApiFailure(failure) && failure.kind === "aborted") throw failure;
		const text = failureText(failure, fallback);
		console.error(text, failure);
		throw new Error(text, { cause: failure });
	}
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** [err-vm-create] [err-vm-create-default] [err-vm-create-no-token] */
export function vmCreateFailureText(failure: unknown): string {
	if (!isApiFailure(failure)) return errorText("err-vm-create", { message: messageOf(failure) });
	if (failure.kind === "token") return errorText("err-vm-create-no-token");
	const message = failure.kind === "http" ? failure.serverMessage() : failure.message;
	return message === undefined
		? errorText("err-vm-create-default", { status: failure.status ?? 0 })
		: errorText("err-vm-create", { message });
}

const vmNotReady = /\b(vm|virtual machine|machine)\b.*\bnot\b.*\b(found|running)\b|\bno such (vm|machine)\b/i;

/**
 * [err-deploy-message-source] [err-deploy-fallback] [err-deploy-vm-not-found] [err-deploy-vm-not-running]
 * [err-deploy-network] Our server's codes are read first; another server's words are recognised by their text, as
 * the specification has it.
 */
export function deployFailureText(failure: unknown, app: string): string {
	if (!isApiFailure(failure)) return errorText("err-deploy-fallback", { app });
	if (failure.kind === "network") return errorText("err-deploy-network", { message: failure.message });
	if (failure.code === "vm_not_found") return errorText("err-deploy-vm-not-found");
	if (failure.code === "vm_not_running") return errorText("err-deploy-vm-not-running");
	return deployReasonText(failure.serverMessage(["detail", "message", "error"]), app);
}

/** The same, for a reason that came in a reply of status `failed`. */
export function deployReasonText(reason: string | undefined, app: string): string {
	if (reason === undefined) return errorText("err-deploy-fallback", { app });
	return vmNotReady.test(reason) ? errorText("err-deploy-vm-not-running") : reason;
}
