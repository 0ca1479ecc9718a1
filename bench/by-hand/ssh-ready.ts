import { connect } from "node:net";
import ssh2 from "ssh2";

const greets = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const socket = connect({ port, host: "127.0.0.1" });
		socket.once("data", (data) => {
			resolve(data.toString("latin1").startsWith("SSH-"));
			socket.destroy();
		});
		socket.once("error", () => resolve(false));
		socket.once("close", () => resolve(false));
	});

/** Resolves once a command run over SSH has ended well: the one criterion both sides are held to. */
export async function sshReady(port: number, privateKey: string): Promise<void> {
	while (!(await greets(port))) await new Promise((resolve) => setTimeout(resolve, 1));
	const client = new ssh2.Client();
	try {
		await new Promise<void>((resolve, reject) => {
			client.once("error", reject);
			client.once("ready", () =>
				client.exec("true", (error, channel) => {
					if (error) return reject(error);
					channel.resume();
					channel.once("exit", (code: number) =>
						code === 0 ? resolve() : reject(new Error(`true ended with ${code}`)),
					);
				}),
			);
			// Without Nagle's algorithm, as OpenSSH's client: it would add 40 ms to every turn of the handshake.
			const sock = connect({ host: "127.0.0.1", port, noDelay: true });
			client.connect({ sock, username: "ubuntu", privateKey });
		});
	} finally {
		client.destroy();
	}
}
