import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { WebSocket, WebSocketServer } from "ws";

const KEPT = 50;
const page = readFileSync(new URL("./page.html", import.meta.url));
const history = [];

const server = createServer((request, response) => {
	const { pathname } = new URL(request.url, "http://localhost");
	if (pathname !== "/") {
		response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
		return;
	}
	response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
});

const sockets = new WebSocketServer({ server, path: "/ws", maxPayload: 4096 });

function broadcast(event) {
	const text = JSON.stringify(event);
	for (const socket of sockets.clients) {
		if (socket.readyState === WebSocket.OPEN) socket.send(text);
	}
}

function parse(data) {
	try {
		const { name, text } = JSON.parse(data.toString());
		if (typeof name !== "string" || typeof text !== "string" || !text.trim()) return undefined;
		return { name: name.trim().slice(0, 24) || "somebody", text: text.trim().slice(0, 1000) };
	} catch {
		return undefined;
	}
}

sockets.on("connection", (socket) => {
	socket.alive = true;
	socket.on("pong", () => {
		socket.alive = true;
	});
	socket.on("error", () => socket.terminate());
	for (const message of history) socket.send(JSON.stringify(message));
	broadcast({ type: "people", count: sockets.clients.size });
	socket.on("message", (data) => {
		const said = parse(data);
		if (!said) return;
		const message = { type: "message", ...said, at: new Date().toISOString() };
		history.push(message);
		if (history.length > KEPT) history.shift();
		broadcast(message);
	});
	socket.on("close", () => broadcast({ type: "people", count: sockets.clients.size }));
});

// A connection that no longer answers is ended, so that the count of people stays true.
setInterval(() => {
	for (const socket of sockets.clients) {
		if (!socket.alive) socket.terminate();
		socket.alive = false;
		socket.ping();
	}
}, 30_000).unref();

const port = Number(process.env.PORT ?? 8501);
server.listen(port, () => console.log(`Chat room listens on http://localhost:${port}`));
