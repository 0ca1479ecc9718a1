import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const menuItemTones = ["neutral", "danger"] as const;
export type MenuItemTone = (typeof menuItemTones)[number];

/** The floating sheet of menus, selects and popovers. */
export const floatingClass =
	"z-50 rounded-panel bg-floating text-ink shadow-menu data-[state=closed]:animate-exit data-[state=open]:animate-rise";

const itemClass =
	"flex min-h-8 select-none items-center gap-2 rounded-tag px-2 py-1 outline-none data-[highlighted]:bg-pressed data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-secondary [&_svg]:size-4 [&_svg]:shrink-0";

const itemTone: Record<MenuItemTone, string> = {
	neutral: "text-ink [&_svg]:text-ink-secondary",
	danger: "text-status-red data-[highlighted]:bg-status-red-soft",
};

export interface DropdownMenuProps {
	/** The button that opens it. */
	trigger: ReactElement;
	/** MenuItems, MenuSeparators, MenuLabels. */
	children: ReactNode;
	align?: "start" | "center" | "end";
	side?: "top" | "right" | "bottom" | "left";
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?: (open: boolean) => void;
}

/** A menu of actions. Arrow keys move, letters jump, Escape closes and gives the focus back. */
export function DropdownMenu({
	trigger,
	children,
	align = "end",
	side = "bottom",
	...state
}: DropdownMenuProps) {
	return (
		<RadixMenu.Root modal={false} {...state}>
			<RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
			<RadixMenu.Portal>
				<RadixMenu.Content
					data-slot="dropdown-menu"
					align={align}
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className={cn(
						floatingClass,
						"max-h-(--radix-dropdown-menu-content-available-height) min-w-[180px] max-w-[calc(100vw-16px)] overflow-y-auto p-1",
					)}
				>
					{children}
				</RadixMenu.Content>
			</RadixMenu.Portal>
		</RadixMenu.Root>
	);
}

export interface MenuItemProps {
	icon?: ReactNode;
	/** `danger` for what removes or ends a thing; put it last, after a separator. */
	tone?: MenuItemTone;
	disabled?: boolean;
	/** A second line: why it is off, or what it does. */
	hint?: ReactNode;
	/** A key at the end of the line. */
	shortcut?: ReactNode;
	/** Renders the only child instead, for a router link. */
	asChild?: boolean;
	onSelect?: (event: Event) => void;
	children: ReactNode;
}

export function MenuItem({
	icon,
	tone = "neutral",
	disabled,
	hint,
	shortcut,
	asChild,
	onSelect,
	children,
}: MenuItemProps) {
	return (
		<RadixMenu.Item
			data-slot="menu-item"
			disabled={disabled}
			asChild={asChild}
			onSelect={onSelect}
			className={cn(itemClass, itemTone[tone])}
		>
			{asChild ? (
				children
			) : (
				<>
					{icon}
					<span className="min-w-0 flex-1">
						{children}
						{hint === undefined ? null : <span className="block text-ink-secondary text-xs">{hint}</span>}
					</span>
					{shortcut === undefined ? null : (
						<span className="ml-4 text-ink-secondary text-xs">{shortcut}</span>
					)}
				</>
			)}
		</RadixMenu.Item>
	);
}

export interface MenuChoiceProps<Value extends string> {
	/** What is chosen, read before the choices. */
	label: string;
	value: Value;
	onValueChange: (value: Value) => void;
	choices: readonly { value: Value; label: ReactNode }[];
}

/** One of several, ticked: the theme, a sort order. */
export function MenuChoice<Value extends string>({
	label,
	value,
	onValueChange,
	choices,
}: MenuChoiceProps<Value>) {
	return (
		<RadixMenu.RadioGroup
			aria-label={label}
			value={value}
			onValueChange={(next) => onValueChange(next as Value)}
		>
			{choices.map((choice) => (
				<RadixMenu.RadioItem
					key={choice.value}
					value={choice.value}
					className={cn(itemClass, itemTone.neutral, "pl-8 relative")}
				>
					<RadixMenu.ItemIndicator className="absolute left-2">
						<Check />
					</RadixMenu.ItemIndicator>
					{choice.label}
				</RadixMenu.RadioItem>
			))}
		</RadixMenu.RadioGroup>
	);
}

export function MenuLabel({ children }: { children: ReactNode }) {
	return (
		<RadixMenu.Label data-slot="menu-label" className="px-2 pt-2 pb-1 text-ink-secondary text-xs">
			{children}
		</RadixMenu.Label>
	);
}

export function MenuSeparator() {
	return <RadixMenu.Separator data-slot="menu-separator" className="-mx-1 my-1 h-px bg-hairline" />;
}
