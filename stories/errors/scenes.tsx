import type { DocumentedErrorId } from "@roost/api-client/errors";
import type { ReactNode } from "react";
import { accountScenes } from "./scenes/account.tsx";
import { addAppScenes } from "./scenes/add-app.tsx";
import { galleryScenes } from "./scenes/gallery.tsx";
import { githubScenes } from "./scenes/github.tsx";
import { machineScenes } from "./scenes/machines.tsx";
import { workspaceScenes } from "./scenes/workspace.tsx";

/** Where each error is read, in the real view. An error without a place here does not compile. */
export const scenes: Record<DocumentedErrorId, () => ReactNode> = {
	...accountScenes,
	...galleryScenes,
	...machineScenes,
	...workspaceScenes,
	...addAppScenes,
	...githubScenes,
};
