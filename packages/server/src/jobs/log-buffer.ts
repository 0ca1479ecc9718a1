import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { jobLog, jobs } from "../db/schema.ts";

const flushMs = 150;
/** A line longer than this is a dump, not a message. */
const lineLimit = 4_000;
/** Kept lines a job; what a build prints beyond is counted, not kept. */
const logLimit = 20_000;

/** Gathers a job's lines and writes them in batches, so that a chatty build costs few statements. */
export class LogBuffer {
	#lines: { step: string; line: string; at: Date }[] = [];
	#timer: NodeJS.Timeout | undefined;
	#writing: Promise<void> = Promise.resolve();
	#kept = 0;
	#dropped = 0;
	#step = "start";
	readonly #db: Db;
	readonly #jobId: string;
	readonly #onError: (error: unknown) => void;

	constructor(db: Db, jobId: string, onError: (error: unknown) => void) {
		this.#db = db;
		this.#jobId = jobId;
		this.#onError = onError;
	}

	step(name: string): void {
		this.#step = name;
		this.#schedule();
	}

	line(text: string): void {
		if (this.#kept >= logLimit) {
			this.#dropped++;
			return;
		}
		this.#kept++;
		// PostgreSQL text holds no NUL.
		const line = text.replaceAll("\0", "").slice(0, lineLimit);
		this.#lines.push({ step: this.#step, line, at: new Date() });
		this.#schedule();
	}

	/** Writes what is left; call it before the job's end is written. */
	async close(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		if (this.#dropped > 0) {
			this.#lines.push({ step: this.#step, line: `… and ${this.#dropped} more lines`, at: new Date() });
			this.#dropped = 0;
		}
		this.#flush();
		await this.#writing;
	}

	#schedule() {
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			this.#flush();
		}, flushMs);
	}

	#flush() {
		const lines = this.#lines;
		const step = this.#step;
		this.#lines = [];
		this.#writing = this.#writing
			.then(async () => {
				if (lines.length > 0) {
					await this.#db.insert(jobLog).values(lines.map((line) => ({ ...line, jobId: this.#jobId })));
				}
				const lastLine = lines.findLast(({ line }) => line.trim() !== "")?.line.slice(0, 300);
				await this.#db
					.update(jobs)
					.set({ step, ...(lastLine !== undefined && { lastLine }), updatedAt: sql`now()` })
					.where(eq(jobs.id, this.#jobId));
			})
			.catch(this.#onError);
	}
}
