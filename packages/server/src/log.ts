import { type Logger, pino } from "pino";

export type { Logger } from "pino";

/** Structured lines on stdout; anything that could be a credential is cut out by path. */
export const createLogger = (level: string): Logger =>
	pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: [
				"req.headers.authorization",
				"req.headers.cookie",
				'req.headers["sec-websocket-protocol"]',
				"*.token",
				"*.sshData",
				"*.ssh_data",
				"*.privateKey",
				"*.password",
			],
			censor: "[cut]",
		},
	});
