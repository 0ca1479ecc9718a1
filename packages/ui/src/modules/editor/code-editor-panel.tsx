import type { FileEntry } from "@roost/api-client/contract/files";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { EDITOR_MIN_WIDTH } from "../../lib/preview.ts";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { IconButton } from "../../primitives/icon-button.tsx";
import { FileList } from "./file-list.tsx";

export interface CodeEditorPanelProps {
	/** The project's folder on the machine. */
	projectPath: string;
	files: readonly FileEntry[] | undefined;
	selected: FileEntry | undefined;
	onSelect: (entry: FileEntry) => void;
	onRefreshFiles: () => void;
	refreshing?: boolean;
	/** The path was copied, or could not be: for the toast. */
	onPathCopied: (entry: FileEntry) => void;
	onPathCopyFailed: (entry: FileEntry) => void;
	/** The open file. */
	children: ReactNode;
}

/** Code Editor (BETA): the project's files, and one of them. At least 400 px wide. */
export function CodeEditorPanel({
	projectPath,
	files,
	selected,
	onSelect,
	onRefreshFiles,
	refreshing = false,
	onPathCopied,
	onPathCopyFailed,
	children,
}: CodeEditorPanelProps) {
	return (
		<section
			aria-label="Code Editor"
			data-slot="code-editor"
			className="flex h-full flex-col bg-paper"
			style={{ minWidth: `min(${EDITOR_MIN_WIDTH}px, 100%)` }}
		>
			<header className="flex h-10 shrink-0 items-center gap-1 border-hairline border-b pr-2 pl-3">
				<p className="min-w-0 flex-1 truncate font-mono text-ink-secondary text-sm" title={projectPath}>
					{projectPath}
				</p>
				{selected === undefined ? null : (
					<CopyButton
						text={selected.path}
						label="Copy Path"
						onCopied={() => onPathCopied(selected)}
						onFailed={() => onPathCopyFailed(selected)}
					/>
				)}
				<IconButton
					size="sm"
					label="Refresh File List"
					icon={<RotateCw />}
					busy={refreshing}
					onClick={onRefreshFiles}
				/>
			</header>
			<div className="flex min-h-0 flex-1 max-sm:flex-col">
				{/* 200 px beside the text [const-editor-file-list-200], above it on a phone. */}
				<nav
					aria-label="Project files"
					className="shrink-0 overflow-y-auto border-hairline max-sm:max-h-40 max-sm:border-b sm:w-[200px] sm:border-r"
				>
					<FileList files={files} selectedPath={selected?.path} onSelect={onSelect} />
				</nav>
				<div className="min-h-0 min-w-0 flex-1">{children}</div>
			</div>
		</section>
	);
}
