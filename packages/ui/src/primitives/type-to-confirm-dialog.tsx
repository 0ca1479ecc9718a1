import { type ReactNode, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

export const typeToConfirmKinds = ["name", "code"] as const;
export type TypeToConfirmKind = (typeof typeToConfirmKinds)[number];

export interface TypeToConfirmDialogProps extends Omit<ConfirmDialogProps, "confirmDisabled" | "tone"> {
	/** `name`: the thing's exact name, case and all. `code`: a 4-digit code, shown large. */
	kind: TypeToConfirmKind;
	/** What must be typed. A code is drawn by the caller, so that it stays the same while the dialog is open. */
	expected: string;
	/** What to type, in words; says it with `expected` where it is left out. */
	prompt?: ReactNode;
}

/** Asks for the exact name, or for a code, before something that cannot be undone. Each opening starts empty. */
export function TypeToConfirmDialog({ kind, expected, prompt, children, ...rest }: TypeToConfirmDialogProps) {
	const [typed, setTyped] = useState("");
	const [wasOpen, setWasOpen] = useState(rest.open);
	if (wasOpen !== rest.open) {
		setWasOpen(rest.open);
		setTyped("");
	}
	const label =
		prompt ??
		(kind === "code" ? (
			"Type the code to confirm"
		) : (
			<>
				Type <span className="font-mono">{expected}</span> to confirm
			</>
		));
	return (
		<ConfirmDialog {...rest} tone="danger" confirmDisabled={typed !== expected}>
			{children}
			{kind === "code" ? (
				<p
					data-slot="confirm-code"
					className="rounded-panel bg-sunken py-3 text-center font-mono text-2xl tracking-[0.3em] text-ink"
				>
					{expected}
				</p>
			) : null}
			<Field label={label}>
				<Input
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					mono
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					{...(kind === "code" ? { inputMode: "numeric", maxLength: 4 } : {})}
				/>
			</Field>
		</ConfirmDialog>
	);
}
