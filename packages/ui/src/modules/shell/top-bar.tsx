import { CircleHelp, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { costAmount, money } from "../../lib/money.ts";
import { Avatar } from "../../primitives/avatar.tsx";
import { Button } from "../../primitives/button.tsx";
import { Logo } from "../../primitives/logo.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { Tooltip } from "../../primitives/tooltip.tsx";

/** An amount that is on its way, there, or could not be had. */
export type Figure<Value> =
	| { state: "loading" }
	| { state: "value"; value: Value }
	| { state: "error"; text: string };

export type Place = "dashboard" | "gallery" | "account";

export interface TopBarProps {
	hrefs: Record<Place, string>;
	/** The place the person is in. */
	current?: Place | undefined;
	/** Cost of the current month in USD; null before the first bill. */
	cost: Figure<number | null>;
	/** Welcome credits in USD. */
	credit: Figure<number>;
	person: { name: string; pictureUrl?: string | null | undefined };
	/** Opens the help dialog, or the reason why there is none yet. */
	help: { onPress: () => void } | { unavailable: string };
	/** Shows the credit tooltip from the start, for pictures. */
	creditTooltipOpen?: boolean;
}

const places = [
	{ id: "dashboard", label: "Dashboard" },
	{ id: "gallery", label: "Gallery" },
] as const;

function Amount({ label, children }: { label: string; children: ReactNode }) {
	return (
		<span className="whitespace-nowrap text-ink-secondary">
			{label}: <span className="font-semibold text-ink tabular-nums">{children}</span>
		</span>
	);
}

function Waiting({ label }: { label: string }) {
	return (
		<span className="flex items-center gap-1.5 whitespace-nowrap text-ink-secondary" role="status">
			{label}:<span className="sr-only"> loading</span>
			<Skeleton className="w-12" />
		</span>
	);
}

/** [topbar-cost-current-month] */
function Cost({ cost }: { cost: Figure<number | null> }) {
	if (cost.state === "loading") return <Waiting label="Cost" />;
	if (cost.state === "error") return <span className="text-status-red">{cost.text}</span>;
	return <Amount label="Cost">{costAmount(cost.value)}</Amount>;
}

/** [topbar-credit-zero-hidden] A loaded balance that is not above 0 is not shown. */
const hasCreditBlock = (credit: Figure<number>) => credit.state !== "value" || credit.value > 0;

function Credit({ credit, tooltipOpen }: { credit: Figure<number>; tooltipOpen: boolean }) {
	return (
		<span className="flex items-center gap-1.5">
			{credit.state === "loading" ? <Waiting label="Credits" /> : null}
			{credit.state === "error" ? <span className="text-status-red">{credit.text}</span> : null}
			{credit.state === "value" ? <Amount label="Credits">{money(credit.value)}</Amount> : null}
			<Tooltip
				side="bottom"
				defaultOpen={tooltipOpen}
				content={
					<>
						<span className="block font-semibold">Welcome</span>
						Welcome credits are deducted from your next billing cycle.
					</>
				}
			>
				<button
					type="button"
					aria-label="About your credits"
					className="-m-1 flex size-6 items-center justify-center rounded-tag text-ink-secondary hover:text-ink"
				>
					<Info className="size-3.5" />
				</button>
			</Tooltip>
		</span>
	);
}

/** Brand, the two places, cost and credits, help, and the person. The figures get a line of their own on a phone. */
export function TopBar({
	hrefs,
	current,
	cost,
	credit,
	person,
	help,
	creditTooltipOpen = false,
}: TopBarProps) {
	return (
		<header data-slot="top-bar" className="border-hairline border-b bg-paper">
			<div className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 sm:gap-x-5 sm:px-6">
				<a href={hrefs.dashboard} data-tour="logo" aria-label="Roost" className="flex shrink-0 rounded-tag">
					<span className="max-sm:hidden">
						<Logo wordmark />
					</span>
					<span className="sm:hidden">
						<Logo />
					</span>
				</a>
				<nav aria-label="Main" className="flex gap-1">
					{places.map((place) => (
						<a
							key={place.id}
							href={hrefs[place.id]}
							data-tour={`nav-${place.id}`}
							aria-current={current === place.id ? "page" : undefined}
							className={cn(
								"flex h-8 items-center rounded-control px-2.5 font-medium transition-colors",
								current === place.id
									? "bg-sunken text-ink"
									: "text-ink-secondary hover:bg-sunken hover:text-ink",
							)}
						>
							{place.label}
						</a>
					))}
				</nav>
				{/* On a phone the figures are the second line, under everything else. */}
				<div className="flex items-center gap-3 max-md:order-last max-md:-mx-4 max-md:h-9 max-md:basis-[calc(100%+2rem)] max-md:overflow-x-auto max-md:border-hairline max-md:border-t max-md:px-4 max-md:text-sm md:ml-auto">
					<Cost cost={cost} />
					{hasCreditBlock(credit) ? (
						<>
							<span aria-hidden="true" className="h-3.5 w-px bg-hairline" />
							<Credit credit={credit} tooltipOpen={creditTooltipOpen} />
						</>
					) : null}
				</div>
				<div className="flex h-14 items-center gap-2 max-md:ml-auto sm:gap-4">
					{"onPress" in help ? (
						<HelpButton onPress={help.onPress} />
					) : (
						<Tooltip side="bottom" content={help.unavailable}>
							<HelpButton />
						</Tooltip>
					)}
					{/* [topbar-profile-picture-missing] Without a picture the initials lead to the account. */}
					<a
						href={hrefs.account}
						data-tour="account"
						aria-current={current === "account" ? "page" : undefined}
						className="relative flex shrink-0 rounded-full"
					>
						<span className="sr-only">Account</span>
						<Avatar name={person.name} src={person.pictureUrl} labelled={false} />
					</a>
				</div>
			</div>
		</header>
	);
}

function HelpButton({ onPress, ...rest }: { onPress?: () => void }) {
	return (
		<Button
			variant="quiet"
			data-tour="help"
			icon={<CircleHelp />}
			disabled={onPress === undefined}
			{...(onPress && { onClick: onPress })}
			{...rest}
		>
			<span className="max-sm:sr-only">Help</span>
		</Button>
	);
}
