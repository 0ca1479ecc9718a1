const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text) {
	return text.replace(/[&<>"]/g, (character) => entities[character]);
}

const style = `
:root { color-scheme: light dark; --paper: light-dark(#f3f5ec, #14170f); --card: light-dark(#fff, #1d2117); --ink: light-dark(#22281a, #edf1e4); --quiet: light-dark(#5f6a4f, #a9b49a); --line: light-dark(#dde3d0, #30372a); --leaf: light-dark(#3c5a22, #b7d68f); --on-leaf: light-dark(#fff, #14170f) }
* { box-sizing: border-box }
body { margin: 0; padding: clamp(16px, 6vw, 64px) 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 560px; margin: auto }
h1 { margin: 0; font-size: 30px; letter-spacing: -.02em }
.sum { margin: 0 0 20px; color: var(--quiet) }
form { margin: 0 }
.new { display: flex; gap: 8px; margin-bottom: 20px }
input { flex: 1; min-width: 0; padding: 11px 14px; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 10px }
button { font: inherit; cursor: pointer; color: inherit; background: none; border: 0 }
.new button { padding: 11px 18px; font-weight: 600; color: var(--on-leaf); background: var(--leaf); border-radius: 10px }
ul { margin: 0; padding: 0; list-style: none; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
li { display: flex; align-items: center; padding: 4px 8px; border-bottom: 1px solid var(--line) }
li:last-child { border: 0 }
li form:first-child { flex: 1; min-width: 0 }
.toggle { display: flex; align-items: center; gap: 12px; width: 100%; padding: 10px 8px; text-align: left; overflow-wrap: anywhere }
.toggle i { flex: none; width: 20px; height: 20px; border: 2px solid var(--quiet); border-radius: 50%; font: 700 13px/16px system-ui; text-align: center }
.done .toggle { color: var(--quiet); text-decoration: line-through }
.done i { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf) }
.remove { padding: 8px 12px; color: var(--quiet); border-radius: 8px }
.remove:hover { color: var(--ink); background: var(--paper) }
.empty { padding: 32px; text-align: center; color: var(--quiet); border: 1px dashed var(--quiet); border-radius: 14px }
.clear { margin-top: 12px; text-align: right }
.clear button { color: var(--quiet); text-decoration: underline; text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px }
`;

function row({ id, text, done }) {
	const label = escapeHtml(text);
	return `<li class="${done ? "done" : ""}">
<form method="post" action="/toggle"><input type="hidden" name="id" value="${id}"><button class="toggle" aria-pressed="${done}"><i aria-hidden="true">${done ? "✓" : ""}</i>${label}</button></form>
<form method="post" action="/remove"><input type="hidden" name="id" value="${id}"><button class="remove" aria-label="Remove ${label}">✕</button></form>
</li>`;
}

function summary(items) {
	if (items.length === 0) return "Nothing here yet.";
	const open = items.filter((item) => !item.done).length;
	return open === 0 ? "All done." : `${open} of ${items.length} still to do.`;
}

export function renderPage(items) {
	const list =
		items.length > 0
			? `<ul>${items.map(row).join("")}</ul>`
			: `<p class="empty">Write down the first thing you want to get done.</p>`;
	const clear = items.some((item) => item.done)
		? `<form class="clear" method="post" action="/clear"><button>Remove what is done</button></form>`
		: "";
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>To-do list</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>To-do list</h1>
<p class="sum">${summary(items)}</p>
<form class="new" method="post" action="/add"><input name="text" aria-label="New item" placeholder="What is next?" maxlength="200" required autofocus><button>Add</button></form>
${list}
${clear}
</main>
</body>
</html>`;
}
