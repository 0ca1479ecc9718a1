import type { Client } from "@roost/api-client/client";
import type { AppProgram } from "@roost/api-client/contract/gallery";
import { errorText } from "@roost/api-client/errors";
import { isApiFailure } from "@roost/api-client/failure";
import { queryOptions } from "@tanstack/react-query";
import { polling } from "./polling.ts";

/** [err-gallery-fetch] [err-gallery-format] */
const worded = async (call: Promise<AppProgram[]>): Promise<AppProgram[]> => {
	try {
		return await call;
	} catch (failure) {
		if (isApiFailure(failure) && failure.kind === "aborted") throw failure;
		const format = isApiFailure(failure) && failure.kind === "format";
		throw new Error(errorText(format ? "err-gallery-format" : "err-gallery-fetch"), { cause: failure });
	}
};

/** [call-gallery-no-cache] */
const headers = { "cache-control": "no-cache", pragma: "no-cache" };

/** [gallery-private-sorted-id-desc] Ids are numbers in text; others follow by their letters. */
export const byIdDescending = (a: AppProgram, b: AppProgram): number =>
	b.id.localeCompare(a.id, "en", { numeric: true });

export const galleryQueries = {
	/** [call-gallery-private-templates] [poll-gallery-private-3s] */
	mine: (client: Client) =>
		queryOptions({
			queryKey: ["gallery", "private"],
			queryFn: ({ signal }) => worded(client.call("gallery.privateTemplates", { signal, headers })),
			select: (apps) => apps.toSorted(byIdDescending),
			refetchInterval: polling.gallery,
		}),
	/** [call-gallery-public-templates] [poll-gallery-public-3s] */
	open: (client: Client) =>
		queryOptions({
			queryKey: ["gallery", "public"],
			queryFn: ({ signal }) => worded(client.call("gallery.publicTemplates", { signal, headers })),
			refetchInterval: polling.gallery,
		}),
};

/** [call-gallery-delete-template] */
export const deleteTemplate = (client: Client, appTypeId: string) =>
	client.call("gallery.deleteTemplate", { body: { appTypeId } });
