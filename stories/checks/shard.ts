import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { beforeAll, describe, expect, test } from "vitest";
import * as preview from "../../.storybook/preview.tsx";
import { checkStory, type RunnableStory } from "./check-story.ts";

type StoriesModule = Parameters<typeof composeStories>[0] & { default: { title: string } };

const files = import.meta.glob<StoriesModule>("../**/*.stories.tsx");

/**
 * Registers a test per story of every `count`-th file. All of a shard's stories share one page: starting a page per
 * file would cost more than most stories do.
 */
export async function registerShard(index: number, count: number): Promise<void> {
	const annotations = setProjectAnnotations([preview.default]);
	beforeAll(annotations.beforeAll);
	const root = document.createElement("div");
	root.id = "storybook-root";
	root.style.boxSizing = "border-box";
	document.body.append(root);
	document.body.style.margin = "0";

	const mine = Object.values(files).filter((_, at) => at % count === index);
	const modules = await Promise.all(mine.map((load) => load()));
	for (const module of modules) {
		describe(module.default.title, () => {
			const stories = composeStories(module) as unknown as Record<string, RunnableStory>;
			for (const story of Object.values(stories)) {
				test(story.storyName, async () => {
					const findings = await checkStory(story, root);
					expect(findings.join("\n\n")).toBe("");
				});
			}
		});
	}
}
