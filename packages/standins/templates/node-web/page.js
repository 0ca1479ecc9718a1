const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text) {
	return text.replace(/[&<>"]/g, (character) => entities[character]);
}

const style = `
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto; color: var(--dark); background: var(--light); font: 16px/1.5 system-ui, sans-serif }
header, footer { padding: 24px clamp(20px, 5vw, 56px) }
header { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: center; justify-content: space-between }
h1 { margin: 0; font-size: 22px; letter-spacing: -.01em }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center }
input { width: 15em; max-width: 100%; padding: 10px 14px; font: inherit; color: inherit; background: #fff; border: 1px solid var(--dark); border-radius: 8px }
button { padding: 10px 18px; font: inherit; font-weight: 600; color: var(--light); background: var(--dark); border: 1px solid var(--dark); border-radius: 8px; cursor: pointer }
ul { display: flex; margin: 0; padding: 0; list-style: none; min-height: 320px }
li { flex: 1; display: flex; align-items: end; padding: 20px; font: 600 15px ui-monospace, monospace; transition: flex .18s ease-out }
li:hover { flex: 1.4 }
footer a { color: inherit }
:focus-visible { outline: 2px solid var(--dark); outline-offset: 2px }
@media (max-width: 600px) { ul { flex-direction: column } }
@media (prefers-reduced-motion: reduce) { li { transition: none } }
`;

export function renderPage(word, palette) {
	const light = palette[0].hex;
	const dark = palette[palette.length - 1].hex;
	const swatches = palette
		.map(({ hex, lightness }) => {
			const ink = lightness > 50 ? dark : light;
			return `<li style="background:${hex};color:${ink}">${hex}</li>`;
		})
		.join("");
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(word)} · Palette maker</title>
<link rel="icon" href="data:,">
<style>:root { --light: ${light}; --dark: ${dark} }${style}</style>
</head>
<body>
<header>
<h1>Palette maker</h1>
<form><label for="word">A palette for</label><input id="word" name="word" value="${escapeHtml(word)}" maxlength="60" required><button>Mix</button></form>
</header>
<ul aria-label="Colours">${swatches}</ul>
<footer>The same word always gives the same colours. <a href="/api/palette?word=${encodeURIComponent(word)}">As JSON</a></footer>
</body>
</html>`;
}
