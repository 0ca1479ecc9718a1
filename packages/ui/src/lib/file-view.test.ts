import { expect, it } from "vitest";
import { CHUNK_LINES, kilobytes, loadsWhole, moreMatchesText, rangeText } from "./file-view.ts";

const MB = 1024 * 1024;

it("[const-editor-whole-500-lines-1mb] loads whole up to 500 lines or up to 1 MB", () => {
	expect(loadsWhole({ line_count: 500, size: 50 * MB })).toBe(true);
	expect(loadsWhole({ line_count: 90_000, size: MB })).toBe(true);
	expect(loadsWhole({ line_count: 501, size: MB + 1 })).toBe(false);
});

it("[const-editor-chunk-1000] a chunk has 1000 lines", () => {
	expect(CHUNK_LINES).toBe(1000);
});

it("[editor-partial-range] names the loaded lines", () => {
	expect(rangeText(1, 1000)).toBe("showing 1-1000");
});

it("[const-editor-search-first-20] [editor-search-more] counts what is not listed", () => {
	expect(moreMatchesText(20)).toBeUndefined();
	expect(moreMatchesText(21)).toBe("... and 1 more matches");
	expect(moreMatchesText(34)).toBe("... and 14 more matches");
});

it("[editor-header-size] says KB", () => {
	expect(kilobytes(0)).toBe("0.0 KB");
	expect(kilobytes(12)).toBe("0.1 KB");
	expect(kilobytes(1536)).toBe("1.5 KB");
});
