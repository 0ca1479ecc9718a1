import { errorEntry, manyMatches, noMatches, projectFiles } from "@roost/api-client/fixtures/files";
import { CodeEditorPanel } from "@roost/ui/modules/editor/code-editor-panel";
import { FileView, type FileViewProps } from "@roost/ui/modules/editor/file-view";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { part, whole } from "./fixtures.ts";

/** The panel with one file in it, as the terminal's window has it. */
interface EditorProps extends Omit<FileViewProps, "file"> {
	file: FileViewProps["file"];
	files: typeof projectFiles | undefined;
	onSelect: () => void;
	onRefreshFiles: () => void;
	onPathCopied: () => void;
	onPathCopyFailed: () => void;
}

function Editor({ files, onSelect, onRefreshFiles, onPathCopied, onPathCopyFailed, ...view }: EditorProps) {
	return (
		<div className="h-[600px] max-w-[820px]">
			<CodeEditorPanel
				projectPath="/home/ubuntu/apps/streamlit-sales"
				files={files}
				selected={view.file.state === "open" ? projectFiles[0] : undefined}
				onSelect={onSelect}
				onRefreshFiles={onRefreshFiles}
				onPathCopied={onPathCopied}
				onPathCopyFailed={onPathCopyFailed}
			>
				<FileView {...view} />
			</CodeEditorPanel>
		</div>
	);
}

const meta = {
	title: "Terminal/Code Editor",
	component: Editor,
	parameters: { layout: "fullscreen" },
	args: {
		file: { state: "open", file: whole },
		files: projectFiles,
		search: { state: "idle" },
		onSelect: fn(),
		onRefreshFiles: fn(),
		onPathCopied: fn(),
		onPathCopyFailed: fn(),
		onSearch: fn(),
		onClear: fn(),
		onOpenMatch: fn(),
		onChange: fn(),
		onSave: fn(),
		onLoadMore: fn(),
		onRetry: fn(),
	},
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CodeMirror is a chunk of its own. */
const textBox = (name = /^Text of/) => screen.findByRole("textbox", { name }, { timeout: 10_000 });
const searchBox = () => screen.getByRole("searchbox", { name: "Search in file" });

export const File: Story = {
	parameters: {
		spec: [
			"editor-file-list",
			"const-editor-file-list-200",
			"editor-file-icons",
			"editor-header-lines",
			"editor-header-size",
			"editor-gutter",
			"editor-text-area",
			"editor-project-path",
			"const-editor-min-width-400",
		],
	},
	play: async ({ canvasElement, userEvent, args }) => {
		const box = await textBox();
		await expect(box).toHaveTextContent("import streamlit as st");
		await waitFor(() => expect(canvasElement.querySelector(".cm-gutters")).toHaveTextContent(/1 ?2 ?3 ?4/));
		await expect(screen.getByText("13 lines · 1.5 KB")).toBeVisible();
		await expect(screen.getByText("/home/ubuntu/apps/streamlit-sales")).toBeVisible();
		const list = screen.getByRole("list", { name: "Files" });
		await expect([...list.children].map((item) => (item as HTMLElement).dataset.kind)).toEqual([
			"code",
			"text",
			"text",
			"folder",
		]);
		for (const item of list.children) await expect(item.querySelector("svg")).toBeVisible();
		await expect(screen.getByRole("navigation").getBoundingClientRect().width).toBe(200);
		await expect(
			canvasElement.querySelector<HTMLElement>("[data-slot=code-editor]")?.style.minWidth,
		).toContain("400px");
		await userEvent.click(screen.getByRole("button", { name: "README.md" }));
		await expect(args.onSelect).toHaveBeenCalledWith(projectFiles[2]);
	},
};

export const Typing: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(await textBox());
		await userEvent.keyboard("x");
		await waitFor(() => expect(args.onChange).toHaveBeenCalled());
	},
};

export const Edited: Story = {
	args: { file: { state: "open", file: { ...whole, dirty: true } } },
	parameters: { spec: ["editor-save", "editor-refresh-file-list", "editor-copy-path"] },
	play: async ({ userEvent, args }) => {
		await textBox();
		const write = fn(async (_text: string) => {});
		Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
		await userEvent.click(screen.getByRole("button", { name: "Save" }));
		await expect(args.onSave).toHaveBeenCalledOnce();
		await userEvent.click(screen.getByRole("button", { name: "Refresh File List" }));
		await expect(args.onRefreshFiles).toHaveBeenCalledOnce();
		await userEvent.click(screen.getByRole("button", { name: "Copy Path" }));
		await expect(write).toHaveBeenCalledWith(projectFiles[0]?.path);
		await waitFor(() => expect(args.onPathCopied).toHaveBeenCalledOnce());
	},
};

export const CopyRefused: Story = {
	play: async ({ userEvent, args }) => {
		await textBox();
		const write = () => Promise.reject(new Error("denied"));
		Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
		await userEvent.click(screen.getByRole("button", { name: "Copy Path" }));
		await waitFor(() => expect(args.onPathCopyFailed).toHaveBeenCalledOnce());
	},
};

export const Partial: Story = {
	args: { file: { state: "open", file: part } },
	parameters: { spec: ["editor-partial-range", "editor-load-more"] },
	play: async ({ userEvent, args }) => {
		await textBox();
		await expect(screen.getByText(/showing 1-1000/)).toBeVisible();
		await userEvent.click(screen.getByRole("button", { name: "Load More" }));
		await expect(args.onLoadMore).toHaveBeenCalledOnce();
	},
};

/** Lines keep the numbers they have in the file. */
export const LaterPart: Story = {
	args: {
		file: {
			state: "open",
			file: { ...part, partial: { startLine: 1001, endLine: 2000, hasMore: false } },
		},
		goToLine: 1001,
	},
	play: async ({ canvasElement }) => {
		await textBox();
		await waitFor(() => expect(canvasElement.querySelector(".cm-gutters")).toHaveTextContent("1001"));
		await expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
	},
};

export const LoadingMore: Story = { args: { file: { state: "open", file: part }, loadingMore: true } };

export const SearchByButtonAndEnter: Story = {
	parameters: { spec: ["editor-search-button", "editor-search-enter", "valid-editor-search-non-empty"] },
	play: async ({ userEvent, args }) => {
		await textBox();
		const button = screen.getByRole("button", { name: "Search" });
		await userEvent.type(searchBox(), "   {Enter}");
		await userEvent.click(button);
		await expect(args.onSearch).not.toHaveBeenCalled();
		await userEvent.clear(searchBox());
		await userEvent.type(searchBox(), " title ");
		await userEvent.click(button);
		await expect(args.onSearch).toHaveBeenLastCalledWith("title");
		await userEvent.type(searchBox(), "{Enter}");
		await expect(args.onSearch).toHaveBeenCalledTimes(2);
	},
};

export const Searching: Story = { args: { search: { state: "searching" } } };

export const Found: Story = {
	args: { search: { state: "done", query: "title", result: manyMatches } },
	parameters: {
		spec: [
			"editor-search-total",
			"const-editor-search-first-20",
			"editor-search-context",
			"editor-search-more",
		],
	},
	play: async ({ userEvent, args }) => {
		await textBox();
		await expect(screen.getByText("34 matches for title")).toBeVisible();
		const list = within(screen.getByRole("list", { name: "Matches" }));
		await expect(list.getAllByRole("listitem")).toHaveLength(20);
		const first = list.getAllByRole("button")[0] as HTMLElement;
		await expect(first).toHaveTextContent("3st.title('Sales explorer')4st.write(frame)");
		await expect(screen.getByText("... and 14 more matches")).toBeInTheDocument();
		await userEvent.click(first);
		await expect(args.onOpenMatch).toHaveBeenCalledWith(3);
	},
};

export const NothingFound: Story = {
	args: { search: { state: "done", query: "zzz", result: noMatches } },
	play: async () => {
		await textBox();
		await expect(screen.getByText("No matches for zzz")).toBeVisible();
	},
};

export const ErrorEntry: Story = {
	args: { files: [...projectFiles, errorEntry], file: { state: "none" } },
	parameters: { spec: ["editor-file-error-entry"] },
	play: async () => {
		const entry = screen.getByText("secrets").closest("li");
		await expect(entry).toHaveAttribute("data-kind", "error");
		await expect(entry).toHaveTextContent("Permission denied");
		await expect(entry?.querySelector("button")).toBeNull();
		await expect(entry?.firstElementChild).toHaveClass("text-status-red");
	},
};

export const NoFiles: Story = {
	args: { files: [], file: { state: "none" } },
	parameters: { spec: ["editor-file-list-empty"] },
	play: async () => {
		await expect(screen.getByText("No files found")).toBeVisible();
	},
};

export const NothingOpen: Story = { args: { file: { state: "none" } } };
export const ListLoading: Story = { args: { files: undefined, file: { state: "none" } } };
export const FileLoading: Story = { args: { file: { state: "loading" } } };
export const FileFailed: Story = {
	args: { file: { state: "failed", reason: "There is no such file on the machine." } },
};
export const Saving: Story = {
	args: { file: { state: "open", file: { ...whole, dirty: true } }, saving: true },
	play: async ({ userEvent, args }) => {
		await textBox();
		await userEvent.click(screen.getByRole("button", { name: "Save" }));
		await expect(args.onSave).not.toHaveBeenCalled();
	},
};
export const SaveFailed: Story = {
	args: {
		file: { state: "open", file: { ...whole, dirty: true } },
		saveError: "no space left on the machine",
	},
	play: async () => {
		await textBox();
		await expect(screen.getByRole("alert")).toHaveTextContent("Not saved: no space left on the machine");
	},
};
export const ChangedOnTheMachine: Story = {
	args: {
		file: { state: "open", file: { ...whole, dirty: true } },
		conflict: { onLoadTheirs: fn(), onOverwrite: fn() },
	},
	play: async ({ userEvent, args }) => {
		await textBox();
		await userEvent.click(screen.getByRole("button", { name: "Overwrite it" }));
		await expect(args.conflict?.onOverwrite).toHaveBeenCalledOnce();
		await userEvent.click(screen.getByRole("button", { name: "Load the newer one" }));
		await expect(args.conflict?.onLoadTheirs).toHaveBeenCalledOnce();
	},
};
