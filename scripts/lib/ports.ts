import { createServer } from "node:net";

export class PortError extends Error {
	override name = "PortError";
}

function tryPort(port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(port, host, () => probe.close(() => resolve()));
	});
}

/**
 * Makes sure that nothing else listens on the ports, before anything slow is started.
 * @throws PortError that names the port, what it is for, and what to do.
 */
export async function checkPorts(ports: Record<string, number>, host: string): Promise<void> {
	for (const [purpose, port] of Object.entries(ports)) {
		try {
			await tryPort(port, host);
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			const why = code === "EADDRINUSE" ? "is already in use" : `cannot be opened (${code})`;
			throw new PortError(
				`Port ${port}, for ${purpose}, ${why}. Stop what uses it, or choose others: PORT=4100 npm start (the stand-ins take the ports after it).`,
			);
		}
	}
}
