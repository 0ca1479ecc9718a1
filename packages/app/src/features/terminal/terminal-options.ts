/** [const-terminal-scrollback-1000] [const-terminal-font-14] */
export const terminalOptions = {
	scrollback: 1000,
	fontSize: 14,
	lineHeight: 1.35,
	fontFamily: '"JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace',
	cursorBlink: true,
} as const;
