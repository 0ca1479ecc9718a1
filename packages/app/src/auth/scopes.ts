/** [auth-scopes] To the letter; the SDK itself adds `offline_access` for refresh tokens. */
export const signInScopes = "openid profile email read:current_user update:current_user_metadata";
