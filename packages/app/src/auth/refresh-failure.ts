const lost = new Set(["invalid_grant", "missing_refresh_token", "invalid_refresh_token", "login_required"]);

/**
 * [auth-refresh-invalid-grant] [auth-refresh-invalid-token] Whether getting an access token failed because the
 * session is over, and not because the network is.
 */
export function isSessionOver(failure: unknown): boolean {
	if (typeof failure !== "object" || failure === null) return false;
	const { error, message } = failure as { error?: unknown; message?: unknown };
	if (typeof error === "string" && lost.has(error)) return true;
	return typeof message === "string" && /invalid_grant|invalid refresh token/i.test(message);
}
