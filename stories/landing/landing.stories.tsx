import { Landing } from "@roost/ui/modules/landing/landing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Landing/Landing page",
	component: Landing,
	parameters: { layout: "fullscreen" },
	// The film itself is the app's; a still ground makes the same picture every time.
	args: { video: { src: "data:," }, onSignIn: fn() },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
	parameters: {
		spec: [
			"landing-hero-video",
			"landing-slogan",
			"landing-feature-ssh-ready",
			"landing-feature-shareable-links",
			"landing-feature-instant-code-deployment",
			"landing-button-get-started",
			"landing-button-login",
		],
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(canvasElement.querySelector("video")).toBeVisible();
		await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
			"Your machine sleeps when you do.",
		);
		for (const feature of ["SSH ready", "Shareable links", "Instant code deployment"]) {
			await expect(canvas.getByRole("heading", { name: feature })).toBeVisible();
		}
		await userEvent.click(canvas.getByRole("button", { name: "Get Started FREE!" }));
		await userEvent.click(canvas.getByRole("button", { name: "Login" }));
		await expect(args.onSignIn).toHaveBeenCalledTimes(2);
	},
};

export const OnItsWay: Story = {
	args: { busy: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Get Started FREE!" }));
		await expect(args.onSignIn).not.toHaveBeenCalled();
	},
};

export const DemoAccounts: Story = {
	args: { demoAccounts: { emails: ["free@roost.test", "pro@roost.test"], password: "roost" } },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
