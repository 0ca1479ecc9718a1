import { Field } from "@roost/ui/primitives/field";
import { FileInput } from "@roost/ui/primitives/file-input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const zip = new File([new Uint8Array(1_536_000)], "invoice-splitter.zip", { type: "application/zip" });

const meta = {
	title: "Primitives/File input",
	component: FileInput,
	args: { file: null, onFileChange: () => {}, accept: ".zip", hint: "A .zip of at most 50 MB" },
} satisfies Meta<typeof FileInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<States
			states={{
				"no file": (
					<Field label="Archive">
						<FileInput {...args} />
					</Field>
				),
				"a file": (
					<Field label="Archive">
						<FileInput {...args} file={zip} />
					</Field>
				),
				wrong: (
					<Field label="Archive" error="Choose a .zip file.">
						<FileInput {...args} />
					</Field>
				),
				disabled: (
					<Field label="Archive">
						<FileInput {...args} disabled />
					</Field>
				),
			}}
		/>
	),
};
