import { startServer } from "@roost/server/main";

// The server under test, alone in this process: no client steals its event loop.
const server = await startServer(process.env);
process.send?.({ url: server.url });
process.once("disconnect", () => {
	server.close().then(
		() => process.exit(0),
		(error: unknown) => {
			console.error(error);
			process.exit(1);
		},
	);
});
