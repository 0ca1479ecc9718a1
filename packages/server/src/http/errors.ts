import type { FastifyError, FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

const bodyLimitText = "1 MiB";

/** What the framework itself refuses, in the catalogue's words. */
const asProblem = (error: FastifyError): Problem | undefined => {
	if (error.statusCode === 413) return new Problem("payload_too_large", { limit: bodyLimitText });
	if (error.statusCode === 415) return new Problem("unsupported_media_type");
	if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
		return new Problem("bad_request", { reason: error.message });
	return undefined;
};

/** Every failing reply is `{ error, message }` with a code of the catalogue, and never says more than that. */
export function mountErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
		const problem = error instanceof Problem ? error : asProblem(error);
		if (problem) return reply.code(problem.status).send(problem.body());
		request.log.error({ err: error }, "request failed");
		const internal = new Problem("internal", { requestId: request.id });
		return reply.code(internal.status).send(internal.body());
	});
}
