/** [const-terminate-code-range] From 1000 to 9999; `random` gives 0 up to 1. */
export const terminationCode = (random: () => number = Math.random): string =>
	String(1000 + Math.floor(random() * 9000));
