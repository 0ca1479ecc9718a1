import { AppWindow, CodeXml, Lightbulb } from "lucide-react";
import { Button } from "../../primitives/button.tsx";

export interface PanelButtonsProps {
	tipsShown: boolean;
	onTipsShownChange: (shown: boolean) => void;
	/** What a preview takes; without any one of the three there is no button for it. */
	app: { id?: string | undefined; running: boolean; previewUrl?: string | undefined };
	previewShown: boolean;
	onPreviewShownChange: (shown: boolean) => void;
	/** The project's folder on the machine; without it there is nothing to edit. */
	projectPath: string | undefined;
	onOpenEditor: () => void;
}

/** The terminal header's buttons for the panels beside it; on a phone, icons alone. */
export function PanelButtons({
	tipsShown,
	onTipsShownChange,
	app,
	previewShown,
	onPreviewShownChange,
	projectPath,
	onOpenEditor,
}: PanelButtonsProps) {
	const canPreview = Boolean(app.id) && app.running && Boolean(app.previewUrl);
	return (
		<>
			<Button
				variant="quiet"
				icon={<Lightbulb />}
				aria-expanded={tipsShown}
				onClick={() => onTipsShownChange(!tipsShown)}
			>
				<span className="max-md:sr-only">{tipsShown ? "Hide Tips" : "Show Tips"}</span>
			</Button>
			{canPreview ? (
				<Button
					variant="quiet"
					icon={<AppWindow />}
					aria-expanded={previewShown}
					onClick={() => onPreviewShownChange(!previewShown)}
				>
					<span className="max-md:sr-only">{previewShown ? "Hide Preview" : "Show Preview"}</span>
				</Button>
			) : null}
			{projectPath ? (
				<Button variant="quiet" icon={<CodeXml />} onClick={onOpenEditor}>
					<span className="max-md:sr-only">Code Editor (BETA)</span>
				</Button>
			) : null}
		</>
	);
}
