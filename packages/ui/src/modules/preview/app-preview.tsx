import { errorText } from "@roost/api-client/errors";
import { ExternalLink, MonitorX, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { cacheBusted, PREVIEW_FADE_MS, PREVIEW_MIN_WIDTH, PREVIEW_REFRESH_MS } from "../../lib/preview.ts";
import { buttonClass } from "../../primitives/button.tsx";
import { IconButton } from "../../primitives/icon-button.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

export interface AppPreviewProps {
	/** The running app's address. */
	url: string;
	/** It did not load; the frame gives way to what can be done. */
	failed: boolean;
	/** The person asked again: forget that it failed. */
	onRefresh: () => void;
}

/** When the overlay goes: not known while the frame loads. */
type Overlay = { shown: true; goesAfter: number | undefined } | { shown: false };

const host = (url: string) => {
	const { hostname, href } = new URL(url);
	return hostname === "" ? href : hostname;
};

/** The running app beside the terminal, in a frame of its own origin. */
export function AppPreview({ url, failed, onRefresh }: AppPreviewProps) {
	const [openedAt, setOpenedAt] = useState(() => Date.now());
	const [round, setRound] = useState(0);
	const [overlay, setOverlay] = useState<Overlay>({ shown: true, goesAfter: undefined });

	useEffect(() => {
		if (!overlay.shown || overlay.goesAfter === undefined) return;
		const timer = setTimeout(() => setOverlay({ shown: false }), overlay.goesAfter);
		return () => clearTimeout(timer);
	}, [overlay]);

	const refresh = () => {
		setOpenedAt(Date.now());
		setRound(round + 1);
		setOverlay({ shown: true, goesAfter: PREVIEW_REFRESH_MS });
		onRefresh();
	};

	return (
		<section
			aria-label="App Preview"
			data-slot="app-preview"
			className="flex h-full flex-col bg-paper"
			style={{ minWidth: PREVIEW_MIN_WIDTH }}
		>
			<header className="flex h-10 shrink-0 items-center gap-1 border-hairline border-b pr-2 pl-3">
				<p className="min-w-0 flex-1 truncate font-mono text-ink-secondary text-sm" title={url}>
					{host(url)}
				</p>
				<IconButton size="sm" label="Refresh" icon={<RotateCw />} onClick={refresh} />
				<a
					href={url}
					target="_blank"
					rel="noreferrer"
					aria-label="Open"
					title="Open"
					className={buttonClass({ variant: "quiet", size: "sm", square: true })}
				>
					<ExternalLink aria-hidden="true" />
				</a>
			</header>
			<div className="relative min-h-0 flex-1">
				{failed ? (
					<Failed url={url} />
				) : (
					<>
						<iframe
							key={round}
							title="App Preview"
							src={cacheBusted(url, openedAt)}
							sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
							className="size-full border-0 bg-white"
							onLoad={() =>
								setOverlay((now) =>
									now.shown && now.goesAfter === undefined
										? { shown: true, goesAfter: PREVIEW_FADE_MS }
										: now,
								)
							}
						/>
						<div
							role="status"
							data-state={overlay.shown ? "shown" : "gone"}
							className={cn(
								"pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-3 bg-paper text-ink-secondary transition-opacity",
								overlay.shown ? "opacity-100" : "invisible opacity-0",
							)}
						>
							<Spinner size="lg" />
							<p>{overlay.shown ? "Loading the app" : ""}</p>
						</div>
					</>
				)}
			</div>
		</section>
	);
}

function Failed({ url }: { url: string }) {
	return (
		<div role="alert" className="flex h-full flex-col items-center justify-center px-6 py-8 text-center">
			<MonitorX aria-hidden="true" className="mb-4 size-6 text-status-red" />
			<p className="font-semibold">{errorText("err-preview-failed")}</p>
			<p className="mt-1 break-all font-mono text-ink-secondary text-sm">{url}</p>
			<p className="mt-1 text-pretty text-ink-secondary">
				The app might not be running or blocking iframe access
			</p>
			<a href={url} target="_blank" rel="noreferrer" className={cn(buttonClass({}), "mt-5")}>
				<ExternalLink aria-hidden="true" />
				Open in New Tab Instead
			</a>
		</div>
	);
}
