import { useEffect, useRef } from "react";

export interface AnnouncementSlotProps {
	/** The announcement widget's script; nothing is shown, and nothing loaded, where none is configured (decision 30). */
	scriptSrc?: string | undefined;
}

/** Where a third party's announcement widget puts its banner: above the page, in the shell [banner-embed-script]. */
export function AnnouncementSlot({ scriptSrc }: AnnouncementSlotProps) {
	const slot = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const place = slot.current;
		if (scriptSrc === undefined || place === null) return;
		const script = document.createElement("script");
		script.src = scriptSrc;
		script.async = true;
		place.append(script);
		return () => place.replaceChildren();
	}, [scriptSrc]);

	if (scriptSrc === undefined) return null;
	return <section aria-label="Announcement" data-slot="announcement" ref={slot} />;
}
