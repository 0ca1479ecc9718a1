import type { FileEntry } from "@roost/api-client/contract/files";
import {
	Braces,
	File,
	FileCode,
	FileImage,
	FileText,
	FileWarning,
	Folder,
	type LucideIcon,
	SquareTerminal,
} from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";

export type FileKind = "folder" | "error" | "code" | "text" | "data" | "image" | "script" | "other";

const icon: Record<FileKind, LucideIcon> = {
	folder: Folder,
	error: FileWarning,
	code: FileCode,
	text: FileText,
	data: Braces,
	image: FileImage,
	script: SquareTerminal,
	other: File,
};

const extensions: Partial<Record<FileKind, RegExp>> = {
	code: /\.(py|[cm]?[jt]sx?|html?|css|go|rs|rb|java|c|h|cpp|php)$/i,
	text: /\.(md|txt|rst|log)$/i,
	data: /\.(json|ya?ml|toml|csv|xml|ini|lock)$/i,
	image: /\.(png|jpe?g|gif|svg|webp|ico)$/i,
	script: /\.(sh|bash|zsh)$|(^|\/)(Dockerfile|Makefile|Procfile)$/i,
};

/** [editor-file-icons] What a file is, by its type and its name. */
export function fileKind(entry: Pick<FileEntry, "name" | "type">): FileKind {
	if (entry.type === "directory") return "folder";
	if (entry.type === "error") return "error";
	const found = Object.entries(extensions).find(([, pattern]) => pattern.test(entry.name));
	return (found?.[0] as FileKind | undefined) ?? "other";
}

export interface FileListProps {
	/** Undefined while they are being listed. */
	files: readonly FileEntry[] | undefined;
	selectedPath: string | undefined;
	onSelect: (entry: FileEntry) => void;
}

/** The project's files; what could not be read says why and cannot be opened. */
export function FileList({ files, selectedPath, onSelect }: FileListProps) {
	if (files === undefined)
		return (
			<Loading label="Loading files" className="space-y-3 p-3">
				<Skeleton className="w-4/5" />
				<Skeleton className="w-3/5" />
				<Skeleton className="w-2/3" />
			</Loading>
		);
	if (files.length === 0)
		return (
			<EmptyState
				className="px-3 py-8"
				title="No files found"
				description="Clone or create a project here, then press Refresh File List."
			/>
		);
	return (
		<ul aria-label="Files" className="space-y-px p-1.5">
			{files.map((entry) => {
				const kind = fileKind(entry);
				const Icon = icon[kind];
				const line = (
					<>
						<Icon aria-hidden="true" className="size-3.5 shrink-0" />
						<span className="min-w-0 flex-1 truncate text-left">{entry.name}</span>
					</>
				);
				const shape = "flex w-full items-center gap-2 rounded-tag px-2 py-1 text-sm";
				return (
					<li key={entry.path} data-kind={kind}>
						{kind === "error" ? (
							<div className={cn(shape, "flex-wrap text-status-red")}>
								{line}
								<span className="w-full pl-5.5 text-xs">{entry.error ?? "Could not be read"}</span>
							</div>
						) : (
							<button
								type="button"
								disabled={kind === "folder"}
								aria-current={entry.path === selectedPath ? "true" : undefined}
								title={entry.path}
								onClick={() => onSelect(entry)}
								className={cn(
									shape,
									"text-ink-secondary transition-colors hover:bg-sunken hover:text-ink",
									"aria-[current=true]:bg-pressed aria-[current=true]:text-ink",
								)}
							>
								{line}
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
