import { Plus } from "lucide-react";

/** [gallery-add-tile-first] */
export function AddTile({ href }: { href: string }) {
	return (
		<a
			href={href}
			data-tour="add-project"
			className="flex min-h-44 flex-col items-center justify-center rounded-card border border-control-border border-dashed p-6 text-center transition-colors hover:border-control-border-hover hover:bg-paper"
		>
			<Plus aria-hidden="true" className="mb-3 size-5 text-ink-secondary" />
			<span className="font-semibold text-ink">Add New Project</span>
			<span className="text-ink-secondary">From an idea, a repository, or a zip</span>
		</a>
	);
}
