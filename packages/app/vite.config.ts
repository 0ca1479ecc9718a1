import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server that `npm start` or `npm run dev` runs. */
const api = `http://localhost:${process.env.PORT ?? 4000}`;

export default defineConfig({
	root: fileURLToPath(new URL(".", import.meta.url)),
	plugins: [react(), tailwindcss()],
	server: {
		port: 5173,
		proxy: {
			// The terminal gateway admits the server's own origin only.
			"/api": { target: api, ws: true, rewriteWsOrigin: true },
		},
	},
	build: {
		outDir: "dist/site",
		emptyOutDir: true,
		// Baseline 2024: what the product's readers have, and no polyfill in the bundle.
		target: ["chrome120", "edge120", "firefox121", "safari17.2"],
		// The content security policy allows no inline anything: fonts and pictures stay files.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// Read by first-view.ts.
		manifest: true,
	},
});
