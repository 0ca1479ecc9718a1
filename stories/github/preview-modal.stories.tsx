import { privateRepo, publicRepo } from "@roost/api-client/fixtures/github";
import { PreviewModal } from "@roost/ui/modules/github/preview-modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { runningVms } from "../add-app/fixtures.ts";

const readme = `# Sales explorer

Upload a **CSV**, pick a measure, get the chart your [Monday meeting](https://example.test) needs.

![screenshot](https://elsewhere.test/tracker.png)

## Start

\`\`\`
pip install -r requirements.txt
streamlit run app.py
\`\`\`

- Reads semicolons too
- Remembers the measure

<script>alert("never")</script>
`;

const meta = {
	title: "GitHub/Preview & Select",
	component: PreviewModal,
	args: {
		open: true,
		onOpenChange: fn(),
		repo: publicRepo,
		readme: { state: "ready", text: readme },
		vms: runningVms,
		dashboardHref: "/dashboard",
		onSubmit: fn(),
	},
} satisfies Meta<typeof PreviewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Markdown is a chunk of its own, loaded when the first README is there. */
const loaded = { timeout: 10_000 };
const readmeBox = () => screen.getByRole("region", { name: "README" });

export const Shown: Story = {
	parameters: { spec: ["github-preview-url-readonly", "github-preview-readme"] },
	play: async ({ userEvent }) => {
		const url = screen.getByRole("textbox", { name: /^Repository URL/ });
		await expect(url).toHaveAttribute("readonly");
		await expect(url).toHaveValue("https://github.com/acme/streamlit-sales");
		await userEvent.type(url, "/other");
		await expect(url).toHaveValue("https://github.com/acme/streamlit-sales");
		await expect(await screen.findByRole("heading", { name: "Sales explorer" }, loaded)).toBeVisible();
		// Neither a stranger's picture nor a stranger's markup.
		await expect(readmeBox().querySelector("img, script")).toBeNull();
		await expect(screen.queryByText(/Cut off after/)).toBeNull();
	},
};

export const Truncated: Story = {
	args: { readme: { state: "ready", text: `${"x".repeat(1990)} 123456789 beyond` } },
	parameters: { spec: ["const-readme-2000"] },
	play: async () => {
		await expect(await screen.findByText(/Cut off after 2,000 characters/, {}, loaded)).toBeVisible();
		await expect(readmeBox()).toHaveTextContent(/x 123456789(?! beyond)/);
		await expect(readmeBox()).not.toHaveTextContent("beyond");
	},
};

export const Loading: Story = {
	args: { readme: { state: "loading" } },
	play: async () => {
		await expect(screen.getByText("Loading README")).toBeInTheDocument();
	},
};

export const Missing: Story = {
	args: { readme: { state: "missing" } },
	parameters: { spec: ["err-readme-not-available"] },
	play: async () => {
		await expect(readmeBox()).toHaveTextContent("README not available for this repository.");
		await expect(screen.getByRole("combobox", { name: /Virtual machine/ })).toBeVisible();
	},
};

export const Failed: Story = {
	args: { readme: { state: "failed" } },
	parameters: { spec: ["err-readme-failed"] },
	play: async () => {
		await expect(readmeBox()).toHaveTextContent("Failed to load README.");
	},
};

export const Private: Story = { args: { repo: privateRepo, readme: { state: "missing" } } };
export const Submitting: Story = { args: { submitting: true } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
