import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts listening and gives the port, which matters when 0 was asked for.
 * @throws the listen error (`EADDRINUSE`, `EACCES`) as Node gives it.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve((server.address() as AddressInfo).port);
		});
	});
}

/** Stops listening and ends open connections: keep-alive ones would hold the process otherwise. */
export function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
