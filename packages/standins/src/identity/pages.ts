import { readFileSync } from "node:fs";
import { DEMO_PASSWORD, demoAccounts } from "./accounts.ts";

export const stylesheet = readFileSync(new URL("./style.css", import.meta.url), "utf8");

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const bird = `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6"/><path d="M5 17.2h14M7.2 14.4c0-3.6 2.4-6.1 5.4-6.1 1.2 0 2 .4 2.6 1l2.6.5-1.9 1.2c0 2.6-1.7 4.2-4.3 4.2H6.6z"/></svg>`;

function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Roost</title>
<link rel="stylesheet" href="/u/style.css">
<link rel="icon" href="/u/icon.svg">
</head>
<body>
<main>
<p class="brand">${bird} Roost</p>
${body}
</main>
</body>
</html>`;
}

export const icon = bird
	.replace('class="mark"', 'xmlns="http://www.w3.org/2000/svg"')
	.replace("<rect", '<rect fill="#21201c"')
	.replace("<path", '<path fill="none" stroke="#fdfdfc" stroke-width="1.6" stroke-linejoin="round"');

export type FormState = { uid: string; email: string; error?: string; newTo?: boolean };

function alert(error: string | undefined): string {
	return error ? `<p class="alert" role="alert" id="error">${escapeHtml(error)}</p>` : "";
}

function field(
	name: string,
	label: string,
	type: string,
	attributes: string,
	state: { value?: string; error?: string; hint?: string },
): string {
	const described = [state.error && "error", state.hint && `${name}-hint`].filter(Boolean).join(" ");
	return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeHtml(state.value ?? "")}" required ${attributes}${
		state.error ? ' aria-invalid="true"' : ""
	}${described ? ` aria-describedby="${described}"` : ""}>
${state.hint ? `<p class="hint" id="${name}-hint">${state.hint}</p>` : ""}
</div>`;
}

export function signInPage({ uid, email, error }: FormState): string {
	const rows = demoAccounts
		.map(
			(account) =>
				`<li><a href="/u/${uid}/sign-in?email=${encodeURIComponent(account.email)}">${account.email}</a></li>`,
		)
		.join("");
	return page(
		"Sign in",
		`<h1>Sign in</h1>
${alert(error)}
<form method="post" action="/u/${uid}/sign-in">
${field("email", "Email", "email", `autocomplete="username" maxlength="254"${email ? "" : " autofocus"}`, { value: email, error })}
${field("password", "Password", "password", `autocomplete="current-password" maxlength="200"${email ? " autofocus" : ""}`, { error })}
<button>Sign in</button>
</form>
<p class="other">New here? <a href="/u/${uid}/sign-up">Create an account</a></p>
<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p>The password of each is <code>${DEMO_PASSWORD}</code>.</p>
<ul>${rows}</ul>
</section>`,
	);
}

export function signUpPage({ uid, email, error }: FormState): string {
	return page(
		"Create your account",
		`<h1>Create your account</h1>
${alert(error)}
<form method="post" action="/u/${uid}/sign-up">
${field("email", "Email", "email", 'autocomplete="username" maxlength="254" autofocus', { value: email, error })}
${field("password", "Password", "password", 'autocomplete="new-password" minlength="8" maxlength="200"', { error, hint: "At least 8 characters." })}
<button>Create account</button>
</form>
<p class="other">Have an account? <a href="/u/${uid}/sign-in">Sign in instead</a></p>`,
	);
}

export function chooserPage(uid: string, account: { name: string; email: string; picture: string }): string {
	return page(
		"Choose an account",
		`<h1>Choose an account</h1>
<p class="lead">to go on to Roost</p>
<form method="post" action="/u/${uid}/choose">
<button class="account"><img src="${escapeHtml(account.picture)}" alt="" width="36" height="36"><span><b>${escapeHtml(
			account.name,
		)}</b> <small>${escapeHtml(account.email)}</small></span></button>
</form>
<a class="quiet" href="/u/${uid}/sign-in">Use another account</a>
<p class="other">New here? <a href="/u/${uid}/sign-up">Create an account</a></p>`,
	);
}

export function messagePage(title: string, text: string, home: string): string {
	return page(
		title,
		`<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<a class="quiet" href="${escapeHtml(home)}">Go to Roost</a>`,
	);
}

/** Confirms the provider's own logout form at once, as Auth0 does; the button is for browsers without scripts. */
export function logoutPage(form: string): string {
	const confirmed = form.replace(
		"</form>",
		'<input type="hidden" name="logout" value="yes"><button>Sign out</button></form>',
	);
	return page("Signing out", `<h1>Signing out …</h1>${confirmed}<script>document.forms[0].submit()</script>`);
}

const TONES = [
	["#2d5b5e", "#eadbb0"],
	["#6b3d28", "#f0c988"],
	["#24345a", "#b9c6e4"],
	["#4b2f4d", "#f2c9d8"],
	["#3c4a22", "#e4ecc0"],
] as const;

/** Initials on a tone chosen by the subject, so that a person keeps the same picture. */
export function avatar(sub: string, name: string): string {
	const sum = [...sub].reduce((total, character) => total + character.charCodeAt(0), 0);
	const [ground, ink] = TONES[sum % TONES.length] ?? TONES[0];
	const words = name.split(/[\s@._-]+/).filter(Boolean);
	const initials = words
		.slice(0, 2)
		.map((word) => word[0]?.toUpperCase())
		.join("");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><text x="32" y="33" fill="${ink}" font-family="Inter,system-ui,sans-serif" font-size="26" font-weight="600" text-anchor="middle" dominant-baseline="central">${escapeHtml(initials)}</text></svg>`;
}
