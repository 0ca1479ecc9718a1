import { Server } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { Table, TableBody, TableColumn, TableHead } from "../../primitives/table.tsx";

export type VmTableState =
	| { state: "loading" }
	/** `text`: the documented words, or the server's. */
	| { state: "error"; text: string; retrying?: boolean; onRetry: () => void }
	| { state: "empty"; action?: ReactNode }
	/** One VmRow per machine. */
	| { state: "listed"; rows: ReactNode };

const panel = "rounded-card border border-hairline bg-paper";

/** [vm-table-loading] [vm-table-error] [vm-table-empty] The machines of an account. */
export function VmTable(props: VmTableState) {
	switch (props.state) {
		case "loading":
			return (
				<Loading label="Loading your machines" className={`${panel} divide-y divide-hairline`}>
					{["first", "second", "third"].map((row) => (
						<div key={row} className="flex h-16.5 items-center gap-8 px-4.5">
							<Skeleton className="w-36" />
							<Skeleton className="w-20" />
							<Skeleton className="w-32 max-sm:hidden" />
							<Skeleton className="ml-auto w-24 max-sm:hidden" />
						</div>
					))}
				</Loading>
			);
		case "error":
			return (
				<ErrorState
					className={panel}
					title={props.text}
					retryLabel="Try Again"
					retrying={props.retrying ?? false}
					onRetry={props.onRetry}
				>
					Your machines are not affected.
				</ErrorState>
			);
		case "empty":
			return (
				<EmptyState
					className={panel}
					icon={<Server />}
					title="No Active Virtual Machines"
					description="A machine is where your apps run. It takes seconds to create, and costs nothing once it is terminated."
					action={props.action}
				/>
			);
		case "listed":
			return (
				// Fixed widths: a poll that brings longer words must not move a button under the pointer.
				<Table label="Virtual machines" stack className="md:[&_table]:table-fixed">
					<TableHead>
						<TableColumn>Machine</TableColumn>
						<TableColumn className="w-36">Status</TableColumn>
						<TableColumn className="w-36 max-lg:md:hidden">Specs</TableColumn>
						<TableColumn className="w-36 max-lg:md:hidden xl:w-46">CPU</TableColumn>
						<TableColumn className="w-44 max-xl:md:hidden">Network in / out</TableColumn>
						<TableColumn align="end" className="w-36">
							This month
						</TableColumn>
						<TableColumn align="end" hidden className="w-74">
							Actions
						</TableColumn>
					</TableHead>
					<TableBody>{props.rows}</TableBody>
				</Table>
			);
	}
}
