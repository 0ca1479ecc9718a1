import { FileQuestion, Save } from "lucide-react";
import { lazy, Suspense } from "react";
import { kilobytes, rangeText } from "../../lib/file-view.ts";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { SearchInFile, type SearchInFileProps } from "./search-in-file.tsx";

const CodeText = lazy(() => import("./code-text.tsx"));

export interface OpenFile {
	path: string;
	name: string;
	/** What is loaded, as edited. */
	text: string;
	/** Of the whole file. */
	lineCount: number;
	/** Bytes, of the whole file. */
	size: number;
	/** Set where only a part is loaded: its first and last line, and whether more follows. */
	partial?: { startLine: number; endLine: number; hasMore: boolean } | undefined;
	/** Edited since it was loaded or saved. */
	dirty: boolean;
}

export type FileState =
	| { state: "none" }
	| { state: "loading" }
	| { state: "failed"; reason: string }
	| { state: "open"; file: OpenFile };

export interface FileViewProps extends Omit<SearchInFileProps, "onOpenMatch"> {
	file: FileState;
	onChange: (text: string) => void;
	onSave: () => void;
	saving?: boolean;
	/** Why the last save failed. */
	saveError?: string | undefined;
	/** The file changed on the machine since it was loaded; nothing was saved (decision 20). */
	conflict?: { onLoadTheirs: () => void; onOverwrite: () => void } | undefined;
	onLoadMore: () => void;
	loadingMore?: boolean;
	onRetry: () => void;
	goToLine?: number | undefined;
	onOpenMatch: (line: number) => void;
}

function TextLoading() {
	return (
		<Loading label="Loading the file" className="space-y-3 p-4">
			<Skeleton className="w-3/5" />
			<Skeleton className="w-2/5" />
			<Skeleton className="w-4/5" />
		</Loading>
	);
}

/** One file: what it is, a search in it, and its text. */
export function FileView(props: FileViewProps) {
	const { file } = props;
	switch (file.state) {
		case "none":
			return (
				<EmptyState
					icon={<FileQuestion />}
					title="No file is open"
					description="Choose one from the list. For bigger work, use the terminal beside it."
				/>
			);
		case "loading":
			return <TextLoading />;
		case "failed":
			return (
				<ErrorState title="The file could not be opened" onRetry={props.onRetry} retryLabel="Try Again">
					{file.reason}
				</ErrorState>
			);
		case "open":
			return <Open {...props} file={file.file} />;
	}
}

function Open({
	file,
	search,
	onSearch,
	onClear,
	onOpenMatch,
	onChange,
	onSave,
	saving = false,
	saveError,
	conflict,
	onLoadMore,
	loadingMore = false,
	goToLine,
}: Omit<FileViewProps, "file"> & { file: OpenFile }) {
	const { partial } = file;
	return (
		<div className="flex h-full min-h-0 flex-col">
			<header className="space-y-2 border-hairline border-b px-3 py-2.5">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<h3 className="min-w-0 truncate font-mono font-semibold text-sm">{file.name}</h3>
					<p className="text-ink-secondary text-sm tabular-nums">
						{file.lineCount} {file.lineCount === 1 ? "line" : "lines"} · {kilobytes(file.size)}
						{partial === undefined ? null : ` · ${rangeText(partial.startLine, partial.endLine)}`}
					</p>
					<div className="ml-auto flex items-center gap-2">
						{partial?.hasMore ? (
							<Button size="sm" busy={loadingMore} onClick={onLoadMore}>
								Load More
							</Button>
						) : null}
						<Button
							size="sm"
							variant={file.dirty ? "primary" : "secondary"}
							icon={<Save />}
							busy={saving}
							disabled={!file.dirty}
							onClick={onSave}
						>
							Save
						</Button>
					</div>
				</div>
				<SearchInFile search={search} onSearch={onSearch} onClear={onClear} onOpenMatch={onOpenMatch} />
				{saveError === undefined ? null : <Callout tone="red">Not saved: {saveError}</Callout>}
				{conflict === undefined ? null : (
					<Callout
						tone="orange"
						announce
						title={`${file.name} changed on the machine`}
						actions={
							<>
								<Button size="sm" onClick={conflict.onLoadTheirs}>
									Load the newer one
								</Button>
								<Button size="sm" variant="danger-quiet" onClick={conflict.onOverwrite}>
									Overwrite it
								</Button>
							</>
						}
					>
						Nothing was saved. Loading the newer one drops your edits; overwriting drops the other change.
					</Callout>
				)}
			</header>
			<div className="min-h-0 flex-1">
				<Suspense fallback={<TextLoading />}>
					<CodeText
						path={file.path}
						text={file.text}
						firstLine={partial?.startLine ?? 1}
						readOnly={saving}
						onChange={onChange}
						goToLine={goToLine}
					/>
				</Suspense>
			</div>
		</div>
	);
}
