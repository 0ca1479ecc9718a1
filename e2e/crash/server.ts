import { startServer } from "@roost/server/main";

/**
 * The server as a process that ends itself by SIGKILL at a chosen step of a job, or some milliseconds after it.
 * Its parent arms it by message; nothing in the product knows of it.
 */
type Arm = { at: string; afterMs: number };

let armed: Arm | undefined;
process.on("message", (message: Arm) => {
	armed = message;
	process.send?.({ armed: true });
});

const die = () => process.kill(process.pid, "SIGKILL");

const server = await startServer(process.env, {
	onStep(step) {
		if (step !== armed?.at) return;
		if (armed.afterMs > 0) setTimeout(die, armed.afterMs);
		else die();
	},
});
process.send?.({ url: server.url });
process.once("SIGTERM", () => {
	void server.close().then(() => process.exit(0));
});
