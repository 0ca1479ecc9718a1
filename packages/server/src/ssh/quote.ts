/** Words a POSIX shell reads as themselves. No `=` (an assignment), no `~`, nothing that expands. */
const PLAIN = /^[A-Za-z0-9_/:.,@%+-]+$/;

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * One argument as a word of a POSIX shell. The only way any text of ours reaches a remote shell.
 * NUL cannot be in an argument of a process: refused with a RangeError.
 */
export function quoteWord(word: string): string {
	if (word.includes("\0")) throw new RangeError("An argument cannot contain a NUL byte.");
	return PLAIN.test(word) ? word : quoted(word);
}

/** An argv as a command line that a POSIX shell splits back into the same argv. */
export function quoteArgv(argv: readonly string[]): string {
	const [program, ...rest] = argv;
	if (!program) throw new RangeError("An argv needs at least the program to run.");
	if (program.includes("\0")) throw new RangeError("An argument cannot contain a NUL byte.");
	// Always quoted, because a bare first word could be a keyword (`if`, `time`) or an alias.
	return [quoted(program), ...rest.map(quoteWord)].join(" ");
}
