import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Field } from "../../primitives/field.tsx";
import { Textarea } from "../../primitives/textarea.tsx";

export interface EditPromptDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** The step's title. */
	title: string;
	/** What is in the text at first. */
	prompt: string;
	/** The text without the space around it, never empty [valid-send-to-ai-non-empty]. */
	onSend: (prompt: string) => void;
}

/** The prompt of a step, to be changed before the AI gets it. Each opening starts from the step's own. */
export function EditPromptDialog(props: EditPromptDialogProps) {
	return props.open ? <OpenDialog key={props.title} {...props} /> : null;
}

function OpenDialog({ onOpenChange, title, prompt, onSend }: EditPromptDialogProps) {
	const [text, setText] = useState(prompt);
	const trimmed = text.trim();
	return (
		<Dialog
			open
			onOpenChange={onOpenChange}
			title="Edit Prompt"
			description={title}
			footer={
				<>
					<Button variant="quiet" onClick={() => onOpenChange(false)}>
						Cancel
					</Button>
					<Button variant="primary" disabled={trimmed === ""} onClick={() => onSend(trimmed)}>
						Send to AI
					</Button>
				</>
			}
		>
			<Field label="Prompt" hideLabel>
				<Textarea value={text} onChange={(event) => setText(event.target.value)} rows={8} mono />
			</Field>
		</Dialog>
	);
}
