import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";

const config: StorybookConfig = {
	stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
	addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
	framework: { name: "@storybook/react-vite", options: {} },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	features: { sidebarOnboardingChecklist: false },
	docs: { defaultName: "Docs" },
	viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss()] }),
};

export default config;
