import type { AppProgram } from "@roost/api-client/contract/gallery";
import { GitBranch } from "lucide-react";
import { appPictureSrc, appTitle, repoName } from "../../lib/app-view.ts";
import { AppPicture } from "../../primitives/app-picture.tsx";
import { Badge } from "../../primitives/badge.tsx";
import { Card } from "../../primitives/card.tsx";
import { Status } from "../../primitives/status.tsx";
import { AppCardActions, type AppCardActionsProps } from "./app-card-actions.tsx";

export interface AppCardProps extends AppCardActionsProps {
	app: AppProgram;
}

function CardStatus({ state, failure }: Pick<AppCardProps, "state" | "failure">) {
	switch (state) {
		case "creating":
			return <Status tone="blue">Deploying...</Status>;
		case "running":
			return <Status tone="green">Running</Status>;
		case "terminating":
			return <Status tone="blue">Terminating</Status>;
		case "vm-hibernated":
			return <Status tone="hollow">Asleep</Status>;
		case "none":
			return failure ? <Status tone="red">Failed</Status> : null;
	}
}

/** An app of the gallery: what it is, how it stands, what can be done. */
export function AppCard({ app, ...offer }: AppCardProps) {
	const title = appTitle(app);
	return (
		<Card padding="none" clip className="flex flex-col" aria-label={title} data-app={title}>
			<AppPicture name={title} src={appPictureSrc(app)} />
			<div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">
				<div className="flex items-center justify-between gap-3">
					<h3 className="min-w-0 truncate font-semibold text-[15px] text-ink">{title}</h3>
					<CardStatus state={offer.state} failure={offer.failure} />
				</div>
				<div className="mt-0.5 flex min-h-6 items-center gap-2">
					{app.repoUrl ? (
						<a
							href={app.repoUrl}
							target="_blank"
							rel="noreferrer"
							className="flex min-w-0 items-center gap-1.5 rounded-mark font-mono text-ink-secondary text-xs underline-offset-4 hover:text-ink hover:underline"
						>
							<GitBranch aria-hidden="true" className="size-3 shrink-0" />
							<span className="truncate">{repoName(app.repoUrl)}</span>
						</a>
					) : null}
					<Badge tone="neutral" className="ml-auto">
						{app.isPublicApp ? "Public" : "Private"}
					</Badge>
				</div>
				<p className="mt-1.5 mb-4 line-clamp-3 text-pretty text-ink-secondary">
					{offer.state === "none" && offer.failure ? offer.failure.reason : app.description}
				</p>
				<AppCardActions {...offer} />
			</div>
		</Card>
	);
}
