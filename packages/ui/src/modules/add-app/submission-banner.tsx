import { Callout } from "../../primitives/callout.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

/** How a submission stands [submission-idle] … [submission-error]. `name` is the application's. */
export type Submission =
	| { state: "idle" }
	| { state: "loading"; name: string }
	| { state: "success"; name: string; outcome: "submitted" | "deployed" }
	/** `text` as the catalogue has it: 'Error {status}: …', or the timeout's. */
	| { state: "error"; text: string };

export interface SubmissionBannerProps {
	submission: Submission;
	galleryHref: string;
	onDismiss?: (() => void) | undefined;
}

/** Says how the last submission stands; nothing while there is none. */
export function SubmissionBanner({ submission, galleryHref, onDismiss }: SubmissionBannerProps) {
	const dismiss = onDismiss === undefined ? {} : { onDismiss };
	switch (submission.state) {
		case "idle":
			return null;
		case "loading":
			return (
				<div
					role="status"
					className="flex items-start gap-3 rounded-panel border border-status-blue-edge bg-status-blue-soft px-3.5 py-3"
				>
					<Spinner className="mt-0.5 text-status-blue" />
					<div className="min-w-0">
						<p className="break-words font-semibold">Adding {submission.name}</p>
						<p>
							Reading the repository and building a template from it. This usually takes a minute or two; you
							can leave this page.
						</p>
					</div>
				</div>
			);
		case "success":
			return (
				<Callout
					tone="green"
					announce
					title={
						submission.outcome === "deployed"
							? `${submission.name} is deployed`
							: `${submission.name} is submitted`
					}
					actions={<LinkButton href={galleryHref}>Open the Apps Gallery</LinkButton>}
					{...dismiss}
				>
					{submission.outcome === "deployed"
						? "It is in your gallery and deployed to the machine you chose."
						: "It is in your gallery under Your Projects, ready to deploy."}
				</Callout>
			);
		case "error":
			return (
				<Callout tone="red" title="Server Error" {...dismiss}>
					<p className="whitespace-pre-wrap">{submission.text}</p>
				</Callout>
			);
	}
}
