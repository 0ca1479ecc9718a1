import type { DocumentedErrorId } from "@roost/api-client/errors";
import { projectFiles } from "@roost/api-client/fixtures/files";
import { pathCopyFailed, searchFailed } from "@roost/ui/lib/terminal-toasts";
import type { ToastContent } from "@roost/ui/lib/toaster";
import { CodeEditorPanel } from "@roost/ui/modules/editor/code-editor-panel";
import { FileView } from "@roost/ui/modules/editor/file-view";
import { AppPreview } from "@roost/ui/modules/preview/app-preview";
import { TerminalFrame } from "@roost/ui/modules/terminal/terminal-frame";
import { TerminalHeader } from "@roost/ui/modules/terminal/terminal-header";
import { TerminalRefusal } from "@roost/ui/modules/terminal/terminal-refusal";
import { useEffect, useRef } from "react";
import { sampleOf, wordsOf } from "../samples.ts";
import { nothing, Toasted } from "./frame.tsx";

/** The app's own terminal, which prints an error in red among what the machine said. */
function Terminal({ error }: { error: string }) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let dispose = nothing;
		let gone = false;
		void import("../../../packages/app/src/features/terminal/screen.ts").then(async ({ createScreen }) => {
			if (host.current === null || gone) return;
			const screen = await createScreen(host.current);
			dispose = screen.dispose;
			if (gone) dispose();
			else screen.error(error);
		});
		return () => {
			gone = true;
			dispose();
		};
	}, [error]);
	return (
		<TerminalFrame
			header={
				<TerminalHeader
					title="Sales explorer"
					host="build-box"
					publicPort="8501"
					connection="error"
					onReconnect={nothing}
					onClose={nothing}
				/>
			}
		>
			<div ref={host} className="h-full overflow-hidden" />
		</TerminalFrame>
	);
}

const terminal = (id: DocumentedErrorId) => () => <Terminal error={wordsOf(id)} />;

const editor = (toast: ToastContent) => () => (
	<Toasted toast={toast}>
		<div className="h-[420px]">
			<CodeEditorPanel
				projectPath="/home/ubuntu/apps/streamlit-sales"
				files={projectFiles}
				selected={projectFiles[0]}
				onSelect={nothing}
				onRefreshFiles={nothing}
				onPathCopied={nothing}
				onPathCopyFailed={nothing}
			>
				<FileView
					file={{ state: "loading" }}
					search={{ state: "idle" }}
					onSearch={nothing}
					onClear={nothing}
					onOpenMatch={nothing}
					onChange={nothing}
					onSave={nothing}
					onLoadMore={nothing}
					onRetry={nothing}
				/>
			</CodeEditorPanel>
		</div>
	</Toasted>
);

/** Terminal, editor and preview. */
export const workspaceScenes = {
	"err-terminal-red": terminal("err-terminal-red"),
	"err-terminal-websocket": terminal("err-terminal-websocket"),
	"err-terminal-ssh-keys": terminal("err-terminal-ssh-keys"),
	"err-terminal-init": terminal("err-terminal-init"),
	"terminal-missing-parameters": () => <TerminalRefusal why="missing-parameters" />,
	"terminal-access-denied": () => <TerminalRefusal why="access-denied" />,
	"toast-editor-search-error": editor(searchFailed(sampleOf("toast-editor-search-error", "message"))),
	"toast-editor-path-copy-failed": editor(pathCopyFailed(sampleOf("toast-editor-path-copy-failed", "path"))),
	"err-preview-failed": () => (
		<div className="h-[480px]">
			<AppPreview url="http://streamlit-sales.localhost:4000/" failed onRefresh={nothing} />
		</div>
	),
};
