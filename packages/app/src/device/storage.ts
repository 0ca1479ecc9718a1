import type * as z from "zod/mini";

/**
 * A value kept on the device under `key`, as JSON. What cannot be read back (another version's, or edited by hand)
 * counts as absent; a full or forbidden storage keeps nothing and breaks nothing.
 */
export function stored<Schema extends z.ZodMiniType>(
	schema: Schema,
	key: string,
	storage: Storage = localStorage,
) {
	return {
		read(): z.output<Schema> | undefined {
			try {
				const text = storage.getItem(key);
				return text === null ? undefined : schema.parse(JSON.parse(text));
			} catch {
				return undefined;
			}
		},
		write(value: z.input<Schema>): void {
			try {
				storage.setItem(key, JSON.stringify(value));
			} catch {
				// Full, or switched off by the person: the product works without it.
			}
		},
		remove(): void {
			try {
				storage.removeItem(key);
			} catch {
				// As above.
			}
		},
	};
}
