import { errorText } from "@roost/api-client/errors";
import { createContext, type ReactNode, useContext } from "react";

/** What any view may know of the tour, and ask of it. */
export interface Tour {
	/** While it runs, polling elsewhere pauses [tour-pauses-vm-list-polling]. */
	running: boolean;
	start: () => void;
}

const TourContext = createContext<Tour | null>(null);

export interface TourProviderProps {
	tour: Tour;
	children: ReactNode;
}

export function TourProvider({ tour, children }: TourProviderProps) {
	return <TourContext value={tour}>{children}</TourContext>;
}

/** The tour around this view. Throws outside a TourProvider [tour-context-outside-provider]. */
export function useTour(): Tour {
	const tour = useContext(TourContext);
	if (tour === null) throw new Error(errorText("tour-context-outside-provider"));
	return tour;
}
