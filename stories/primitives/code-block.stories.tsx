import { Button } from "@roost/ui/primitives/button";
import { CodeBlock, codeBlockVariants } from "@roost/ui/primitives/code-block";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Code block",
	component: CodeBlock,
	args: { code: "npm i -g @anthropic-ai/claude-code", label: "Install command" },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = [
	"$ pip install -r requirements.txt",
	"Collecting streamlit==1.51.0",
	"  Downloading streamlit-1.51.0-py3-none-any.whl (10.2 MB)",
	"Successfully installed streamlit-1.51.0 and 13 more packages into the environment that belongs to this app alone",
	"Error: listen EADDRINUSE: address already in use 0.0.0.0:3000",
].join("\n");

export const Variants: Story = {
	render: (args) => (
		<States
			states={Object.fromEntries(
				codeBlockVariants.map((variant) => [
					variant,
					variant === "inline" ? (
						<CodeBlock key={variant} {...args} variant={variant} actions={<Button size="sm">Run</Button>} />
					) : (
						<CodeBlock key={variant} {...args} label={`Log, ${variant}`} code={log} variant={variant} />
					),
				]),
			)}
		/>
	),
};
export const Wrapped: Story = { args: { code: log, wrap: true, copyable: false, label: "Log" } };
