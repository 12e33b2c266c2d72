import { errorOf } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { ValidationError } from "../errors/call-errors.ts";
import type { SchemaIssue, StandardSchema } from "../options/validators.ts";
import type { TimeLimit } from "../platform/time-limit.ts";
import { redact } from "../redaction/redact.ts";

/** How many issues a message contains. */
const MAX_ISSUES = 3;

/**
 * Checks the data of a success by the schema that the caller has for the operation. The data stay as they came, so
 * that they are what the document's types say.
 *
 * @throws ValidationError where the option `validate` says so; TimeoutError when the call's deadline is over first
 */
export async function validate({ call, response }: Exchange, data: unknown, limit: TimeLimit): Promise<void> {
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
  const error = errorOf(call, ValidationError, `got data that its validator rejects: ${summary}`, {
    status: response.status,
    issues,
  });
  if (options.validate === "throw") throw error;
  console.warn(error.message);
}

async function issuesOf(
  schema: StandardSchema["~standard"],
  data: unknown,
  status: number,
): Promise<readonly SchemaIssue[]> {
  try {
    return (await schema.validate(data, { libraryOptions: { status } })).issues ?? [];
  } catch (cause) {
    // The response is there: a validator that fails must not look like a broken connection.
    return [{ message: `the validator failed: ${cause}` }];
  }
}

function pointerOf(path: NonNullable<SchemaIssue["path"]>): string {
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
  return keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
