import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface Tab<Value extends string> {
	value: Value;
	label: ReactNode;
	/** A count after the word, in secondary ink. */
	count?: number | undefined;
	disabled?: boolean;
}

export interface TabsProps<Value extends string> {
	/** What the tabs choose between, read to a screen reader. */
	label: string;
	tabs: readonly Tab<Value>[];
	value: Value;
	onValueChange: (value: Value) => void;
	/** `manual`: arrow keys only move the focus, Enter chooses. For tabs that act, such as Logout. */
	activation?: "automatic" | "manual";
	/** Controls at the end of the tabs' line. */
	actions?: ReactNode;
	/** One TabPanel per tab. */
	children?: ReactNode;
	className?: string;
}

/** Tabs under a hairline, the chosen one underlined in ink. Arrow keys move, Home and End jump. */
export function Tabs<Value extends string>({
	label,
	tabs,
	value,
	onValueChange,
	activation = "automatic",
	actions,
	children,
	className,
}: TabsProps<Value>) {
	return (
		<RadixTabs.Root
			data-slot="tabs"
			value={value}
			onValueChange={(next) => onValueChange(next as Value)}
			activationMode={activation}
			className={className}
		>
			<div className="flex flex-wrap items-end justify-between gap-x-4 border-hairline border-b">
				<RadixTabs.List aria-label={label} className="-mb-px flex min-w-0 gap-5 overflow-x-auto p-0.5 pb-0">
					{tabs.map((tab) => (
						<RadixTabs.Trigger
							key={tab.value}
							value={tab.value}
							disabled={tab.disabled}
							className={cn(
								"whitespace-nowrap rounded-t-mark border-transparent border-b-2 pt-1.5 pb-2.5 font-medium text-ink-secondary transition-colors",
								"hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink",
							)}
						>
							{tab.label}
							{tab.count === undefined ? null : (
								<span className="ml-1.5 font-normal text-ink-secondary tabular-nums">{tab.count}</span>
							)}
						</RadixTabs.Trigger>
					))}
				</RadixTabs.List>
				{actions === undefined ? null : <div className="flex items-center gap-2 pb-2">{actions}</div>}
			</div>
			{children}
		</RadixTabs.Root>
	);
}

export interface TabPanelProps {
	value: string;
	children: ReactNode;
	className?: string;
}

/** What a tab shows. */
export function TabPanel({ value, children, className }: TabPanelProps) {
	return (
		<RadixTabs.Content data-slot="tab-panel" value={value} className={cn("pt-5", className)}>
			{children}
		</RadixTabs.Content>
	);
}
