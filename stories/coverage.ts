import type { AppCardState, VmAction } from "@roost/api-client/capabilities";
import type { githubConnectionStates } from "@roost/api-client/contract/github";
import type { JobStatus } from "@roost/api-client/contract/jobs";
import type { terminalConnections } from "@roost/api-client/contract/terminal";
import type { accountTypes } from "@roost/api-client/contract/user";
import type { VmStatus } from "@roost/api-client/contract/vms";
import type { VibeStep } from "@roost/ui/lib/vibe";

/** A story: its file under stories/, then its export. */
export type StoryRef = `${string}.stories.tsx#${string}`;

/** A state that no view shows, by the row of the specification that says so. */
export interface NeverShown {
	neverShown: string;
}

const vmTable = <Name extends string>(name: Name): StoryRef => `vms/vm-table.stories.tsx#${name}`;
const appCard = <Name extends string>(name: Name): StoryRef => `gallery/app-card.stories.tsx#${name}`;
const terminal = <Name extends string>(name: Name): StoryRef => `terminal/terminal.stories.tsx#${name}`;
const connection = <Name extends string>(name: Name): StoryRef => `github/connection.stories.tsx#${name}`;
const jobs: StoryRef = "jobs/job-queue.stories.tsx#EveryStatus";

/** Where each state of the product is shown. A new state in one of these unions does not compile until it is here. */
export const storyOfState = {
	vmStatus: {
		creating: vmTable("Creating"),
		pending: vmTable("Pending"),
		running: vmTable("Running"),
		hibernating: vmTable("Hibernating"),
		hibernated: vmTable("Hibernated"),
		stopped: vmTable("Stopped"),
		starting: vmTable("WakingUp"),
		terminating: vmTable("Terminating"),
		failed: vmTable("Broken"),
		terminated: { neverShown: "vm-hidden-terminated" },
		deleting: { neverShown: "vm-hidden-deleting" },
		other: vmTable("UnknownStatus"),
	} satisfies Record<VmStatus | "other", StoryRef | NeverShown>,
	vmAction: {
		hibernate: vmTable("Running"),
		wake: vmTable("Hibernated"),
		terminate: vmTable("Pending"),
	} satisfies Record<VmAction, StoryRef>,
	jobStatus: {
		pending: jobs,
		started: jobs,
		running: jobs,
		processing: jobs,
		in_progress: jobs,
		completed: jobs,
		success: jobs,
		failed: jobs,
		failure: jobs,
		error: jobs,
		cancelled: jobs,
	} satisfies Record<JobStatus, StoryRef>,
	appCardState: {
		none: appCard("Private"),
		creating: appCard("Deploying"),
		running: appCard("Running"),
		terminating: appCard("Terminating"),
		"vm-hibernated": appCard("VmHibernated"),
	} satisfies Record<AppCardState, StoryRef>,
	terminalConnection: {
		connecting: terminal("Connecting"),
		connected: terminal("Connected"),
		disconnected: terminal("Disconnected"),
		error: terminal("Broken"),
	} satisfies Record<(typeof terminalConnections)[number], StoryRef>,
	githubConnection: {
		disconnected: connection("Disconnected"),
		connecting: connection("Connecting"),
		connected: connection("Connected"),
		error: connection("Failed"),
	} satisfies Record<(typeof githubConnectionStates)[number], StoryRef>,
	plan: {
		free: "pricing/plan-cards.stories.tsx#Free",
		pro: "pricing/plan-cards.stories.tsx#Pro",
		enterprise: "pricing/plan-cards.stories.tsx#Enterprise",
	} satisfies Record<(typeof accountTypes)[number], StoryRef>,
	vibeStep: {
		repository: "vibe/vibe-form.stories.tsx#CreatingRepository",
		template: "vibe/vibe-form.stories.tsx#BuildingTemplate",
		deploy: "vibe/vibe-form.stories.tsx#Deploying",
	} satisfies Record<VibeStep, StoryRef>,
} as const;
