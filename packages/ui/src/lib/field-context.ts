import { createContext, useContext } from "react";

/** What a field tells the control inside it, so that ids and states are wired once. */
export interface FieldControl {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The props a control takes from the field around it; none where it stands alone. */
export function useFieldControl(): Partial<FieldControl> {
	return useContext(FieldContext) ?? {};
}
