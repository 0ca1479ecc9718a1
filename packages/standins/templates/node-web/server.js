import express from "express";
import { renderPage } from "./page.js";
import { paletteOf } from "./palette.js";

const app = express();
app.disable("x-powered-by");

function wordOf(request) {
	const { word } = request.query;
	return typeof word === "string" && word.trim() ? word.trim().slice(0, 60) : "harbour";
}

app.get("/", (request, response) => {
	const word = wordOf(request);
	response.send(renderPage(word, paletteOf(word)));
});

app.get("/api/palette", (request, response) => {
	const word = wordOf(request);
	response.json({ word, colours: paletteOf(word).map(({ hex }) => hex) });
});

app.get("/healthz", (_request, response) => {
	response.type("text").send("ok");
});

const port = Number(process.env.PORT ?? 8501);
app.listen(port, (error) => {
	if (error) throw error;
	console.log(`Palette maker listens on http://localhost:${port}`);
});
