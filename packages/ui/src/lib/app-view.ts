import type { AppProgram } from "@roost/api-client/contract/gallery";

/** What an app is called on its card. */
export const appTitle = (app: AppProgram): string => app.displayName ?? app.name ?? app.typeName ?? app.id;

const mime: readonly [prefix: string, type: string][] = [
	["iVBOR", "image/png"],
	["/9j/", "image/jpeg"],
	["R0lGOD", "image/gif"],
	["UklGR", "image/webp"],
	["PHN2Z", "image/svg+xml"],
];

/** [gallery-card-image-url] [gallery-card-image-base64] The picture's address; undefined: one is generated. */
export function appPictureSrc(app: AppProgram): string | undefined {
	const url = app.imageUrl || app.image;
	if (url) return url;
	if (!app.imageData) return undefined;
	if (app.imageData.startsWith("data:")) return app.imageData;
	const type = mime.find(([prefix]) => app.imageData?.startsWith(prefix))?.[1] ?? "image/png";
	return `data:${type};base64,${app.imageData}`;
}

/** `owner/name` of a repository's address, or the address where it has no such shape. */
export function repoName(repoUrl: string): string {
	const path = URL.parse(repoUrl)?.pathname.replace(/^\/|\.git$|\/$/g, "");
	return path === undefined || path === "" ? repoUrl : path;
}
