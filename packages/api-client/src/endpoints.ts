import type * as z from "zod/mini";
import { appEndpoints } from "./contract/apps.ts";
import { billingEndpoints } from "./contract/billing.ts";
import { cardEndpoints } from "./contract/cards.ts";
import { configEndpoints } from "./contract/config.ts";
import { fileEndpoints } from "./contract/files.ts";
import { galleryEndpoints } from "./contract/gallery.ts";
import { githubEndpoints } from "./contract/github.ts";
import { jobEndpoints } from "./contract/jobs.ts";
import { userEndpoints } from "./contract/user.ts";
import { vmEndpoints } from "./contract/vms.ts";

/** Every HTTP endpoint there is. The one other way in is the terminal's WebSocket (contract/terminal.ts). */
export const endpoints = {
	...configEndpoints,
	...userEndpoints,
	...billingEndpoints,
	...cardEndpoints,
	...galleryEndpoints,
	...vmEndpoints,
	...appEndpoints,
	...jobEndpoints,
	...githubEndpoints,
	...fileEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;

type Part<Row, Key extends string> =
	Row extends Record<Key, infer Schema extends z.ZodMiniType> ? Schema : never;

/** What a caller gives: before defaults and transforms. */
export type QueryInput<Id extends EndpointId> = z.input<Part<Endpoints[Id], "query">>;
export type BodyInput<Id extends EndpointId> = z.input<Part<Endpoints[Id], "body">>;
/** What the server's handler gets: after validation. */
export type Query<Id extends EndpointId> = z.output<Part<Endpoints[Id], "query">>;
export type Body<Id extends EndpointId> = z.output<Part<Endpoints[Id], "body">>;
/** What the server sends. */
export type ReplySent<Id extends EndpointId> = z.input<Part<Endpoints[Id], "response">>;
/** What a caller gets: parsed and made uniform. */
export type Reply<Id extends EndpointId> = z.output<Part<Endpoints[Id], "response">>;
