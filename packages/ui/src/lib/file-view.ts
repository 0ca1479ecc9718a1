/** Matches that a search lists; the rest is counted [const-editor-search-first-20]. */
export const LISTED_MATCHES = 20;
/** [const-editor-chunk-1000] */
export const CHUNK_LINES = 1000;
const WHOLE_LINES = 500;
const WHOLE_BYTES = 1024 * 1024;

/**
 * [const-editor-whole-500-lines-1mb] Whether a file loads whole: at most 500 lines, or at most 1 MB. Only a file that
 * is over both comes in chunks (decision 20).
 */
export const loadsWhole = (file: { line_count: number; size: number }): boolean =>
	file.line_count <= WHOLE_LINES || file.size <= WHOLE_BYTES;

/** [editor-partial-range] Line numbers from 1, both shown. */
export const rangeText = (startLine: number, endLine: number): string => `showing ${startLine}-${endLine}`;

/** [editor-search-more] undefined where all are listed. */
export const moreMatchesText = (total: number): string | undefined =>
	total > LISTED_MATCHES ? `... and ${total - LISTED_MATCHES} more matches` : undefined;

/** [editor-header-size] Bytes as '0.1 KB': a file that is not empty is never 0. */
export const kilobytes = (bytes: number): string =>
	`${(bytes === 0 ? 0 : Math.max(0.1, bytes / 1024)).toFixed(1)} KB`;
