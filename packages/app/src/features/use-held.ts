import { useEffect, useState } from "react";

/** True while `active`, and for `ms` after it: what flashes by is seen. */
export function useHeld(active: boolean, ms: number): boolean {
	const [held, setHeld] = useState(active);
	useEffect(() => {
		if (active) {
			setHeld(true);
			return;
		}
		const timer = setTimeout(() => setHeld(false), ms);
		return () => clearTimeout(timer);
	}, [active, ms]);
	return active || held;
}
