import { apiErrors, apiErrorText, type ErrorCode } from "@roost/api-client/errors";
import type { FieldProblem } from "@roost/api-client/failure";

/** A refusal with a code of the catalogue: the only error an endpoint throws on purpose. */
export class Problem extends Error {
	override name = "Problem";
	readonly code: ErrorCode;
	readonly status: number;
	readonly fields: FieldProblem[] | undefined;

	constructor(code: ErrorCode, values: Record<string, string | number> = {}, fields?: FieldProblem[]) {
		super(apiErrorText(code, values));
		this.code = code;
		this.status = apiErrors[code].status;
		this.fields = fields;
	}

	/** What the caller reads. */
	body() {
		return { error: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
	}
}
