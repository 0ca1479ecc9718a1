import type { GithubRepo } from "@roost/api-client/contract/github";
import { ExternalLink, GitFork, Lock, Star } from "lucide-react";
import type { ReactNode } from "react";
import { compactCount } from "../../lib/compact-count.ts";
import { longDay } from "../../lib/figures.ts";
import { Badge } from "../../primitives/badge.tsx";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";

export interface RepoCardProps {
	repo: GithubRepo;
	onPreview: () => void;
}

function Count({ icon, count, name }: { icon: ReactNode; count: number; name: string }) {
	return (
		<span className="inline-flex items-center gap-1 tabular-nums [&_svg]:size-3.5" title={`${count} ${name}`}>
			{icon}
			{compactCount(count)}
			<span className="sr-only"> {name}</span>
		</span>
	);
}

/** A repository that can become an application. */
export function RepoCard({ repo, onPreview }: RepoCardProps) {
	return (
		<Card className="flex min-w-0 flex-col gap-3" aria-label={`${repo.owner.login}/${repo.name}`}>
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="truncate font-semibold text-[15px]">{repo.name}</h3>
					<p className="truncate font-mono text-ink-secondary text-sm">{repo.owner.login}</p>
				</div>
				{repo.private ? (
					<Badge>
						<Lock aria-hidden="true" />
						Private
					</Badge>
				) : (
					<Badge tone="outline">Public</Badge>
				)}
			</div>
			<p className="line-clamp-2 min-h-10 text-pretty text-ink-secondary">
				{repo.description || "No description."}
			</p>
			<p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-secondary text-sm">
				{repo.language ? <span>{repo.language}</span> : null}
				<Count icon={<Star aria-hidden="true" />} count={repo.stargazers_count} name="stars" />
				<Count icon={<GitFork aria-hidden="true" />} count={repo.forks_count} name="forks" />
				<span>Updated {longDay(repo.updated_at)}</span>
			</p>
			<div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
				<Button onClick={onPreview}>Preview & Select</Button>
				<LinkButton variant="quiet" href={repo.html_url} target="_blank" rel="noreferrer">
					View on GitHub
					<ExternalLink aria-hidden="true" />
				</LinkButton>
			</div>
		</Card>
	);
}
