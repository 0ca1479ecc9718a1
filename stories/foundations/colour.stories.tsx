import type { Meta, StoryObj } from "@storybook/react-vite";
import { steps } from "./scales.ts";

const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scales = ["sand", "green", "blue", "orange", "red"] as const;

/** Radix Colors' twelve steps. Components never name them: they name roles. */
export const Scales: Story = {
	render: () => (
		<div className="grid gap-5">
			{scales.map((scale) => (
				<div key={scale}>
					<p className="mb-1.5 font-medium">{scale}</p>
					<ol className="grid grid-cols-6 gap-1 sm:grid-cols-12">
						{steps.map((step) => (
							<li key={step}>
								<div
									className="h-10 rounded-tag border border-hairline"
									style={{ background: `var(--${scale}-${step})` }}
								/>
								<span className="text-ink-secondary text-xs tabular-nums">{step}</span>
							</li>
						))}
					</ol>
				</div>
			))}
		</div>
	),
};

const grounds = {
	canvas: "The page",
	paper: "Cards, tables, bars",
	floating: "Menus, popovers, toasts",
	sunken: "Code, hovered rows",
	pressed: "Chosen, pressed, loading",
	ink: "The one main action",
	"danger-fill": "Confirming what cannot be undone",
	terminal: "The terminal, in both themes",
} as const;

const lines = {
	hairline: "Between things",
	"control-border": "Around what can be used",
	"control-border-hover": "The same, under the pointer",
	focus: "Around what has the focus",
} as const;

function Roles({ roles }: { roles: Record<string, string> }) {
	return (
		<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
			{Object.entries(roles).map(([role, use]) => (
				<li key={role} className="flex items-center gap-3">
					<span
						className="size-10 shrink-0 rounded-control border border-hairline"
						style={{ background: `var(--${role})` }}
					/>
					<span>
						<span className="block font-medium">{role}</span>
						<span className="text-ink-secondary text-sm">{use}</span>
					</span>
				</li>
			))}
		</ul>
	);
}

/** What a colour is for. */
export const Grounds: Story = { render: () => <Roles roles={grounds} /> };
export const Lines: Story = { render: () => <Roles roles={lines} /> };

const hues = {
	green: "Running, completed",
	blue: "In progress, and links that lead on",
	orange: "Pending, about to matter",
	red: "Failed, dangerous, owed",
} as const;

const ground = {
	green: {
		text: "text-status-green",
		soft: "bg-status-green-soft",
		faint: "bg-status-green-faint border-status-green-edge",
	},
	blue: {
		text: "text-status-blue",
		soft: "bg-status-blue-soft",
		faint: "bg-status-blue-faint border-status-blue-edge",
	},
	orange: {
		text: "text-status-orange",
		soft: "bg-status-orange-soft",
		faint: "bg-status-orange-faint border-status-orange-edge",
	},
	red: {
		text: "text-status-red",
		soft: "bg-status-red-soft",
		faint: "bg-status-red-faint border-status-red-edge",
	},
} as const;

/** Colour means something or is not there: text, mark, soft (badges), faint with its edge (callouts, toasts). */
export const Statuses: Story = {
	render: () => (
		<ul className="grid gap-3">
			{(["green", "blue", "orange", "red"] as const).map((hue) => (
				<li key={hue} className="grid items-center gap-3 sm:grid-cols-4">
					<span className={`font-medium ${ground[hue].text}`}>{hues[hue]}</span>
					<span className="size-3 rounded-full" style={{ background: `var(--status-${hue}-mark)` }} />
					<span className={`rounded-tag px-2 py-1 ${ground[hue].text} ${ground[hue].soft}`}>soft</span>
					<span className={`rounded-panel border px-3 py-2 ${ground[hue].faint}`}>faint</span>
				</li>
			))}
		</ul>
	),
};
