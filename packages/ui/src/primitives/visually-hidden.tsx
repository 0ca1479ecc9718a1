import * as RadixHidden from "@radix-ui/react-visually-hidden";
import type { ReactNode } from "react";

/** Read by a screen reader, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <RadixHidden.Root data-slot="visually-hidden">{children}</RadixHidden.Root>;
}
