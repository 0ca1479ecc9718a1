import { createToaster } from "@roost/ui/lib/toaster";
import { ToastRegion, toastTones } from "@roost/ui/primitives/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Toast",
	component: ToastRegion,
	parameters: { layout: "fullscreen" },
	decorators: [
		(Story) => (
			<div className="h-[440px]">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
	success: "Sent to Deploy Queue",
	error: "Failed to terminate app",
	warning: "Path: /home/ubuntu/apps/notes-api/main.py",
	info: "atlas is awake",
} as const;

const everyTone = createToaster();
for (const tone of toastTones)
	everyTone.show({ tone, title: words[tone], duration: Number.POSITIVE_INFINITY });

const withMore = createToaster();
withMore.show({
	tone: "error",
	title: "Failed to open SSH terminal: the machine did not answer",
	description: "It may still be starting. That takes about ten seconds.",
	action: { label: "Try again", onPress: () => {} },
	duration: Number.POSITIVE_INFINITY,
});

export const Tones: Story = { args: { toaster: everyTone } };
export const WithDescriptionAndAction: Story = { args: { toaster: withMore } };
