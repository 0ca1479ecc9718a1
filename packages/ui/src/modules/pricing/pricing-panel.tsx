import type { VmType } from "@roost/api-client/contract/vms";
import { errorText } from "@roost/api-client/errors";
import { Server } from "lucide-react";
import { usd } from "../../lib/figures.ts";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { VmTypeCard } from "./vm-type-card.tsx";

/** Something that is loaded, cannot be, or is there. */
export type Loadable<Value> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: Value };

export interface PricingPanelProps {
	types: Loadable<readonly VmType[]>;
	/** USD per GB per month. */
	storagePrice: Loadable<number>;
	onRetryTypes: () => void;
	onRetryStorage: () => void;
}

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

function Types({ types, onRetry }: { types: PricingPanelProps["types"]; onRetry: () => void }) {
	switch (types.state) {
		case "loading":
			return (
				<Loading label="Loading VM types" className={grid}>
					{["one", "two", "three"].map((key) => (
						<Skeleton key={key} shape="block" className="h-[170px] rounded-card" />
					))}
				</Loading>
			);
		case "failed":
			return (
				<Card padding="none">
					<ErrorState title={errorText("err-pricing-types")} onRetry={onRetry} retryLabel="Try Again">
						Your running machines are charged as before.
					</ErrorState>
				</Card>
			);
		case "ready":
			return types.value.length === 0 ? (
				<Card padding="none">
					<EmptyState
						icon={<Server />}
						title="No VM types available at the moment."
						description="The person who runs this Roost has not put any on offer. Look again later."
					/>
				</Card>
			) : (
				<div className={grid}>
					{types.value.map((type) => (
						<VmTypeCard key={type.id} type={type} />
					))}
				</div>
			);
	}
}

function StoragePrice({ price, onRetry }: { price: PricingPanelProps["storagePrice"]; onRetry: () => void }) {
	if (price.state === "failed")
		return (
			<Callout
				tone="red"
				actions={
					<Button size="sm" onClick={onRetry}>
						Try Again
					</Button>
				}
			>
				{errorText("err-pricing-storage")}
			</Callout>
		);
	return (
		<Card className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1" aria-label="Storage">
			<p>
				<span className="font-semibold">Storage</span>{" "}
				<span className="text-ink-secondary">charged while the disk exists, asleep or awake</span>
			</p>
			{price.state === "loading" ? (
				<Loading label="Loading the storage price">
					<Skeleton className="w-40" />
				</Loading>
			) : (
				<p className="tabular-nums">
					<span className="font-semibold">{usd(price.value, 3)}</span>{" "}
					<span className="text-ink-secondary">per GB per month</span>
				</p>
			)}
		</Card>
	);
}

/** The Pricing tab's machine types and storage price. */
export function PricingPanel({ types, storagePrice, onRetryTypes, onRetryStorage }: PricingPanelProps) {
	return (
		<section aria-label="What machines cost" className="space-y-4">
			<p className="max-w-[72ch] text-ink-secondary">
				Pay for what runs, in USD, invoiced on the last day of the month, with no minimum. A hibernated
				machine costs 20% of its hourly rate, plus its storage.
			</p>
			<Types types={types} onRetry={onRetryTypes} />
			<StoragePrice price={storagePrice} onRetry={onRetryStorage} />
		</section>
	);
}
