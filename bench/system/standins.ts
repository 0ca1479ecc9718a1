import { startCodehost } from "@roost/standins/codehost/start";
import { startIdentity } from "@roost/standins/identity/start";

const [dataDir = "", appOrigin = "", clientId = "", audience = ""] = process.argv.slice(2);
const identity = await startIdentity({
	port: 0,
	host: "127.0.0.1",
	dataDir,
	appOrigins: [appOrigin],
	clientId,
	audience,
});
const codehost = await startCodehost({ port: 0, host: "127.0.0.1", dataDir });
process.send?.({ identity: identity.url, codehost: codehost.url });
process.once("disconnect", () => {
	Promise.all([identity.close(), codehost.close()]).then(
		() => process.exit(0),
		() => process.exit(1),
	);
});
