import type { EndpointRow } from "@roost/api-client/contract/endpoint";
import { endpoints } from "@roost/api-client/endpoints";
import { apiErrors, commonErrors, type ErrorCode } from "@roost/api-client/errors";
import { z } from "zod";

type Schema = Record<string, unknown>;

const schemaOf = (type: z.core.$ZodType): Schema => {
	const { $schema: _, ...schema } = z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema;
	return schema;
};

const failure = {
	type: "object",
	required: ["error", "message"],
	properties: {
		error: { type: "string", enum: Object.keys(apiErrors) },
		message: { type: "string" },
		fields: {
			type: "array",
			items: { type: "object", properties: { path: { type: "string" }, message: { type: "string" } } },
		},
	},
};

/** Codes by status, as OpenAPI lists replies. */
const failures = (codes: readonly ErrorCode[]): Record<string, Schema> => {
	const byStatus = Map.groupBy(new Set(codes), (code) => apiErrors[code].status);
	return Object.fromEntries(
		[...byStatus].map(([status, given]) => [
			status,
			{
				description: given.map((code) => `\`${code}\`: ${apiErrors[code].when}`).join("  \n"),
				content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
			},
		]),
	);
};

const parameters = (query: z.core.$ZodObject | undefined): Schema[] => {
	if (!query) return [];
	const schema = schemaOf(query) as { properties?: Record<string, Schema>; required?: string[] };
	return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
		name,
		in: "query",
		required: schema.required?.includes(name) ?? false,
		schema: property,
	}));
};

const operation = (id: string, row: EndpointRow): Schema => ({
	operationId: id,
	tags: [id.split(".")[0]],
	summary: row.summary,
	...(row.served ? {} : { description: "**Not served yet**: answers 501 `not_implemented`." }),
	parameters: parameters(row.query),
	...(row.body && {
		requestBody: {
			required: true,
			content: {
				[row.multipart ? "multipart/form-data" : "application/json"]: { schema: schemaOf(row.body) },
			},
		},
	}),
	responses: {
		200: { description: "Done", content: { "application/json": { schema: schemaOf(row.response) } } },
		...failures([...row.errors, ...commonErrors]),
	},
	security: row.access === "public" ? [] : [{ bearer: [] }],
});

/** The contract as OpenAPI 3.1, made from the endpoint table. */
export function openApiDocument(): Schema {
	const paths: Record<string, Record<string, Schema>> = {};
	for (const [id, row] of Object.entries(endpoints) as [string, EndpointRow][]) {
		const path = `/api${row.path}`;
		paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(id, row) };
	}
	return {
		openapi: "3.1.0",
		info: {
			title: "Roost",
			version: "0.1.0",
			description: "Every endpoint of Roost. A failing reply is `{ error, message }`; branch on `error`.",
		},
		paths,
		components: {
			schemas: { Failure: failure },
			securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
		},
	};
}
