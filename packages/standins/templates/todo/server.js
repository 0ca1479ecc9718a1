import { createServer } from "node:http";
import { renderPage } from "./page.js";
import { add, all, remove, removeDone, toggle } from "./store.js";

const MAX_BODY = 4096;

const actions = {
	"/add": (form) => {
		const text = (form.get("text") ?? "").trim().slice(0, 200);
		if (text) add(text);
	},
	"/toggle": (form) => toggle(form.get("id")),
	"/remove": (form) => remove(form.get("id")),
	"/clear": () => removeDone(),
};

async function readForm(request) {
	let body = "";
	for await (const chunk of request) {
		body += chunk;
		if (body.length > MAX_BODY) return undefined;
	}
	return new URLSearchParams(body);
}

async function handle(request, response) {
	const { pathname } = new URL(request.url, "http://localhost");
	if (request.method === "GET" && pathname === "/") {
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(renderPage(all()));
		return;
	}
	const action = request.method === "POST" ? actions[pathname] : undefined;
	if (!action) {
		response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
		return;
	}
	const form = await readForm(request);
	if (!form) {
		response.writeHead(413, { "content-type": "text/plain" }).end("Too large\n");
		return;
	}
	action(form);
	// Redirecting after a post keeps a reload from sending it twice.
	response.writeHead(303, { location: "/" }).end();
}

const server = createServer((request, response) => {
	handle(request, response).catch((error) => {
		console.error(error);
		if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
		response.end("The list could not be saved\n");
	});
});

const port = Number(process.env.PORT ?? 8501);
server.listen(port, () => console.log(`To-do list listens on http://localhost:${port}`));
