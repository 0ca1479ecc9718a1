import { firstViews } from "../../packages/app/first-view.ts";
import type { Benchmark } from "../benchmark.ts";
import { atMost, plain } from "../figure.ts";

const mostDashboardKb = 150;

/** What is loaded before each route's first view stands, by the web app's own manifest. */
export const firstView: Benchmark = {
	name: "first-view",
	needsSite: true,
	async run() {
		return firstViews().map(({ route, jsKb }) => {
			const figure = { name: `first-view JavaScript, ${route}`, value: jsKb, unit: "kB gzip" };
			return route === "dashboard" ? atMost(figure, mostDashboardKb) : plain(figure);
		});
	},
};
