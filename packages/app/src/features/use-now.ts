import { useEffect, useState } from "react";

/** The time, renewed every `every` ms while the page is shown. */
export function useNow(every = 1_000): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), every);
		return () => clearInterval(timer);
	}, [every]);
	return now;
}
