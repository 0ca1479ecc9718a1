import { buttonClass } from "../../primitives/button.tsx";
import { Screen } from "./screen.tsx";

export interface NotFoundScreenProps {
	/** The address that leads nowhere. */
	path: string;
	dashboardHref: string;
	galleryHref: string;
}

export function NotFoundScreen({ path, dashboardHref, galleryHref }: NotFoundScreenProps) {
	return (
		<Screen
			title="There is no page here"
			actions={
				<>
					<a href={dashboardHref} className={buttonClass({ variant: "primary" })}>
						Dashboard
					</a>
					<a href={galleryHref} className={buttonClass()}>
						Gallery
					</a>
				</>
			}
		>
			<p>
				<span className="break-all font-mono text-sm">{path}</span> is not an address of Roost. It may have
				been mistyped, or the page may have moved.
			</p>
		</Screen>
	);
}
