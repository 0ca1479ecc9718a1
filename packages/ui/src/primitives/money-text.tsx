import { cn } from "../lib/cn.ts";
import { usd } from "../lib/figures.ts";

export interface MoneyTextProps {
	/** Dollars, as a number or as the API's decimal text. */
	amount: number | string;
	/** Red, where it is owed. */
	owed?: boolean;
	className?: string;
}

/** An amount of money: a dollar sign and exactly two decimals, in figures that line up. */
export function MoneyText({ amount, owed = false, className }: MoneyTextProps) {
	return (
		<span data-slot="money-text" className={cn("tabular-nums", owed && "text-status-red", className)}>
			{usd(Number(amount))}
		</span>
	);
}
