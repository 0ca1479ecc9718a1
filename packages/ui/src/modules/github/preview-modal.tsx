import type { GithubRepo } from "@roost/api-client/contract/github";
import { ExternalLink } from "lucide-react";
import { Badge } from "../../primitives/badge.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";
import { RepoForm, type RepoFormValues } from "../add-app/repo-form.tsx";
import type { RunningVmOption } from "../add-app/running-vm-field.tsx";
import { type Readme, ReadmePreview } from "./readme-preview.tsx";

export interface PreviewModalProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	repo: GithubRepo;
	readme: Readme;
	vms: readonly RunningVmOption[];
	dashboardHref: string;
	onSubmit: (values: RepoFormValues) => void;
	submitting?: boolean;
}

/** 'Preview & Select': what the repository says of itself, and all it takes to add it. */
export function PreviewModal({
	open,
	onOpenChange,
	repo,
	readme,
	vms,
	dashboardHref,
	onSubmit,
	submitting = false,
}: PreviewModalProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			size="xl"
			busy={submitting}
			title={`${repo.owner.login}/${repo.name}`}
			description={repo.description || "No description."}
		>
			<div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
				<div className="min-w-0 space-y-3">
					<div className="flex flex-wrap items-center gap-2">
						<Badge tone={repo.private ? "neutral" : "outline"}>{repo.private ? "Private" : "Public"}</Badge>
						{repo.language ? <Badge>{repo.language}</Badge> : null}
						{repo.license ? <Badge>{repo.license.name}</Badge> : null}
						<LinkButton
							className="ml-auto"
							variant="quiet"
							href={repo.html_url}
							target="_blank"
							rel="noreferrer"
						>
							View on GitHub
							<ExternalLink aria-hidden="true" />
						</LinkButton>
					</div>
					<ReadmePreview readme={readme} repoHref={repo.html_url} />
				</div>
				<RepoForm
					vms={vms}
					dashboardHref={dashboardHref}
					onSubmit={onSubmit}
					submitting={submitting}
					repo={{ name: repo.name, url: repo.html_url }}
				/>
			</div>
		</Dialog>
	);
}
