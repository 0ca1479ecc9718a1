/** What a step can point at: values of the `data-tour` attribute, in the order in which the tour meets them. */
export const tourTargets = [
	"logo",
	"nav-gallery",
	"add-project",
	"nav-dashboard",
	"account",
	"help",
	"setup-billing",
	"vm-table",
	"add-vm",
	"metrics",
] as const;
export type TourTarget = (typeof tourTargets)[number];

export interface TourStep {
	/** The first of these that is in the page is pointed at. */
	targets: readonly TourTarget[];
	title: string;
	text: string;
}

const baseSteps: readonly TourStep[] = [
	{
		targets: ["logo"],
		title: "Welcome",
		text: "Roost gives you machines of your own, applications on them, and a terminal in the browser. The tour takes a minute.",
	},
	{
		targets: ["nav-gallery"],
		title: "Application Gallery",
		text: "Your own applications and open-source ones, ready to deploy to a machine of yours.",
	},
	{
		targets: ["add-project"],
		title: "Add New Project",
		text: "Pull code from a repository, or start a new project from an idea. It joins your gallery.",
	},
	{
		targets: ["nav-dashboard"],
		title: "Cloud Dashboard",
		text: "Create and manage your VMs, and see what they are doing in their metrics.",
	},
	{
		targets: ["account", "help"],
		title: "Account Settings and Help",
		text: "Your account, pricing and billing are behind your picture. Help has this tour and two tutorials.",
	},
	{
		targets: ["setup-billing"],
		title: "Get Started Free",
		text: "Welcome credits let you explore first. Set up billing here when you want a machine; the credits are deducted from your next bill.",
	},
];

const dashboardSteps: readonly TourStep[] = [
	{
		targets: ["vm-table"],
		title: "VM Management",
		text: "Every machine with its status. Hibernate one when you do not need it: asleep it costs a fifth of its compute rate.",
	},
	{
		targets: ["add-vm"],
		title: "Add New VM",
		text: "Create a machine here. Add a payment method first, in Account Settings.",
	},
	{
		targets: ["metrics"],
		title: "Performance Metrics",
		text: "CPU, memory and network of each machine, over the last hours.",
	},
];

/** [tour-steps-base-six] [tour-steps-dashboard-nine] The tour's steps, with or without the dashboard's own three. */
export const tourSteps = (onDashboard: boolean): readonly TourStep[] =>
	onDashboard ? [...baseSteps, ...dashboardSteps] : baseSteps;

/** [tour-label-previous] … 'Close' is configured and never rendered (decision 11). */
export const tourLabels = {
	previous: "Previous",
	close: "Close",
	finish: "Finish Tour",
	next: "Next",
	start: "Start Tour",
	skip: "Skip Tour",
} as const;

/** px between the popup and its target [const-tour-popup-offset-15], and its greatest width [const-tour-popup-width-300]. */
export const TOUR_POPUP_OFFSET = 15;
export const TOUR_POPUP_WIDTH = 300;
