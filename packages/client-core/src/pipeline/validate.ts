import { callError } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { ValidationError } from "../errors/call-errors.ts";
import {
  checkValidators,
  type SchemaIssue,
  type StandardSchema,
  type Validate,
} from "../options/validators.ts";
import type { TimeLimit } from "../platform/time-limit.ts";
import { redact } from "../redaction/redact.ts";

/** Maximum number of issues in a message. */
const MAX_ISSUES = 3;

/**
 * Value of the `validate` option that makes calls with invalid data fail with a {@link ValidationError}:
 * `createClient(definition, { validators, validate: throwInvalid, … })`.
 */
export const throwInvalid: Validate = {
  checkValidators,
  run: (exchange, data, limit) =>
    validate(exchange, data, limit, (error) => {
      throw error;
    }),
};

/** Value of the `validate` option that writes a line to the console for every response with invalid data. */
export const warnInvalid: Validate = {
  checkValidators,
  run: (exchange, data, limit) => validate(exchange, data, limit, ({ message }) => console.warn(message)),
};

/**
 * Validates the data of a successful response with the caller's schema for the operation. The schema's output does not
 * replace the data, so the data always matches the document's types.
 *
 * @param report receives the error if the data is invalid
 * @throws TimeoutError if the call's deadline expires; also errors thrown by `report`
 */
async function validate(
  { call, response }: Exchange,
  data: unknown,
  limit: TimeLimit,
  report: (error: ValidationError) => void,
): Promise<void> {
  const { operationId, options, parseAs, attempts } = call;
  const schema = options.validators[`${operationId}`]?.["~standard"];
  if (!schema || parseAs !== "json") return;
  const found = await limit.during(() => issuesOf(schema, data, response.status));
  if (!found.length) return;
  const issues = found.map(({ message, path = [] }) => ({
    path: redact(pointerOf(path), attempts),
    message: redact(message, attempts),
  }));
  const shown = issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => [path, message].filter(Boolean).join(": "));
  const more = issues.length - shown.length;
  const summary = `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`.replace(/[\s\p{Cc}]+/gu, " ");
  const details = { status: response.status, issues };
  report(callError(call, ValidationError, `returned invalid data: ${summary}`, details));
}

async function issuesOf(
  schema: StandardSchema["~standard"],
  data: unknown,
  status: number,
): Promise<readonly SchemaIssue[]> {
  try {
    return (await schema.validate(data, { libraryOptions: { status } })).issues ?? [];
  } catch (cause) {
    // The response is complete, so an error in the validator must not be reported as a network error.
    return [{ message: `the validator failed: ${cause}` }];
  }
}

function pointerOf(path: NonNullable<SchemaIssue["path"]>): string {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  return keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
