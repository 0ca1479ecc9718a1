import { expect, it } from "vitest";
import { terminalOptions } from "./terminal-options.ts";

it("[const-terminal-scrollback-1000] [const-terminal-font-14] keeps 1000 lines, in 14 px", () => {
	expect(terminalOptions).toMatchObject({ scrollback: 1000, fontSize: 14 });
});
