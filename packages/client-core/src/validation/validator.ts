import type { SchemaIssue, SchemaOptions, StandardSchema } from "../options/validators.ts";
import { anyOf } from "./combinations.ts";
import { MAX_PROBLEMS, type Problem, problemsOf, type Schema } from "./schema.ts";

/**
 * Checks the data of an operation's successes: a schema for the option `validators`, and for anything else that takes a
 * Standard Schema. It says at most 20 things about a value, and does not change it.
 */
export interface Validator<Output = unknown> extends StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: unknown; readonly output: Output };
    readonly validate: (
      value: unknown,
      options?: SchemaOptions,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] };
  };
}

/**
 * The validator of an operation with one documented success.
 *
 * @param status as the document has it: `200`, `2XX`, `default`
 */
export function response<Output>(status: string, schema: Schema): Validator<Output> {
  return validatorOf((received) => (isIn(status, received) ? schema : undocumented(received, status)));
}

/**
 * The validator of an operation with several documented successes. Where no status is given, the data of any of them
 * are right.
 *
 * @param schemas by status, as the document has it
 */
export function responses<Output>(schemas: Readonly<Record<string, Schema>>): Validator<Output> {
  const any = anyOf(...Object.values(schemas));
  return validatorOf((received) => {
    if (received === undefined) return any;
    const [status] = [`${received}`, rangeOf(received), "default"].filter((key) =>
      Object.hasOwn(schemas, key),
    );
    return status === undefined
      ? undocumented(received, Object.keys(schemas).join(" or "))
      : (schemas[status] as Schema);
  });
}

function isIn(status: string, received: unknown): boolean {
  return received === undefined || [`${received}`, rangeOf(received), "default"].includes(status);
}

/** `2XX` for 204. */
function rangeOf(status: unknown): string {
  return `${status}`.replace(/..$/, "XX");
}

function undocumented(received: unknown, documented: string): Schema {
  const problem = {
    expected: `of a response with the status ${documented}`,
    received: `of one with ${received}`,
  };
  return (_, problems) => {
    problems.push({ path: [], ...problem });
  };
}

function validatorOf<Output>(schemaOf: (status: unknown) => Schema): Validator<Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "seamline",
      validate: (value, options) => {
        const problems = problemsOf(schemaOf(options?.libraryOptions?.status), value);
        return problems.length === 0 ? { value: value as Output } : { issues: issuesOf(problems) };
      },
    },
  };
}

function issuesOf(problems: readonly Problem[]): SchemaIssue[] {
  const issues = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ path, expected, received }) => ({ path, message: `must be ${expected}, and is ${received}` }));
  const rest = {
    path: [],
    message: `there is more that is wrong: only ${MAX_PROBLEMS} problems are listed`,
  };
  return problems.length > MAX_PROBLEMS ? [...issues, rest] : issues;
}
