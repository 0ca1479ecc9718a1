import { errorText } from "@roost/api-client/errors";
import { lazy, Suspense } from "react";
import { README_LIMIT, readmePreview } from "../../lib/readme.ts";
import { LinkButton } from "../../primitives/link-button.tsx";
import { ScrollRegion } from "../../primitives/scroll-region.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";

/** Markdown is a good part of this page's weight, and needed once a README is there. */
const Markdown = lazy(() => import("./markdown.tsx"));

export type Readme =
	| { state: "loading" }
	| { state: "missing" }
	| { state: "failed" }
	| { state: "ready"; text: string };

export interface ReadmePreviewProps {
	readme: Readme;
	/** The repository's page, for the rest of it. */
	repoHref: string;
}

function ReadmeLoading() {
	return (
		<Loading label="Loading README" className="space-y-3">
			<Skeleton className="h-5 w-2/5" />
			<Skeleton className="w-full" />
			<Skeleton className="w-11/12" />
			<Skeleton className="w-3/4" />
		</Loading>
	);
}

/** The beginning of a repository's README. */
export function ReadmePreview({ readme, repoHref }: ReadmePreviewProps) {
	const body = () => {
		switch (readme.state) {
			case "loading":
				return <ReadmeLoading />;
			case "missing":
				return <p className="text-ink-secondary">{errorText("err-readme-not-available")}</p>;
			case "failed":
				return (
					<p role="alert" className="text-status-red">
						{errorText("err-readme-failed")}
					</p>
				);
			case "ready": {
				const { text, truncated } = readmePreview(readme.text);
				return (
					<Suspense fallback={<ReadmeLoading />}>
						<Markdown text={text} />
						{truncated ? (
							<p className="mt-4 border-hairline border-t pt-3 text-ink-secondary text-sm">
								Cut off after {README_LIMIT.toLocaleString("en-US")} characters.{" "}
								<LinkButton href={repoHref} target="_blank" rel="noreferrer">
									Read on at GitHub
								</LinkButton>
							</p>
						) : null}
					</Suspense>
				);
			}
		}
	};
	return (
		<section aria-label="README">
			<ScrollRegion
				label="README text"
				className="max-h-[60dvh] min-h-40 rounded-panel border border-hairline bg-canvas p-4"
			>
				{body()}
			</ScrollRegion>
		</section>
	);
}
