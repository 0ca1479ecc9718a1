import { readFileSync } from "node:fs";
import Fastify from "fastify";

const [file = ""] = process.argv.slice(2);
const bytes = readFileSync(file, "utf8");
const app = Fastify();
app.get("/list", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ url });
process.once("disconnect", () => {
	app.close().then(
		() => process.exit(0),
		() => process.exit(1),
	);
});
