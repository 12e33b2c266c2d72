import { recordOf } from "../arguments/checks.ts";
import { readHeaders } from "../arguments/headers.ts";
import type { CalledOperation } from "../call/call.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { fillTemplate, type PathParts, parametersOf, patternOf } from "./path.ts";

/** Input of a call, grouped by location in the request. */
export interface CallInput extends PathParts {
  readonly query?: unknown;
  readonly header?: unknown;
  readonly cookie?: unknown;
  readonly body?: unknown;
  /** Serializes the body instead of the runtime. */
  readonly bodySerializer?: unknown;
  /** Serializes the query instead of the runtime. */
  readonly querySerializer?: ((query: never) => string) | undefined;
}

/**
 * Returns a function that reads the input of an operation in the resource tree: path parameters at the top level (or
 * one resource name for several of them), `query`, `header` and `body`. The function throws an InvalidArgumentError for
 * unknown keys, and for a resource name that does not match its pattern.
 */
export function treeInputReader({
  path,
  resourceName: { input: nameKey, pattern } = { input: "", pattern: "" },
  renamed = {},
  multiSegment = [],
  cookies,
  accept = [],
}: Pick<CalledOperation, "path" | "resourceName" | "renamed" | "multiSegment" | "cookies" | "accept">): (
  input: unknown,
) => CallInput {
  const keyOf = (parameter: string): string =>
    Object.keys(renamed).find((key) => renamed[key] === parameter) ?? parameter;
  // A resource name is a single value for several segments. A pattern without parameters is part of the path.
  const name = pattern.includes("{") ? patternOf(pattern, multiSegment) : undefined;
  const template = fillTemplate(
    name ? path.replace(`/${pattern}`, () => `/{${nameKey}}`) : path,
    (parameter) => `{${keyOf(parameter)}}`,
  );
  const spanning = [nameKey, ...multiSegment.map(keyOf)];
  const isChoice = accept.length > 1;
  const known = [...parametersOf(template), "query", "header", "body"];
  if (cookies) known.push("cookie");
  if (isChoice) known.push("accept");

  return (input) => {
    const values = recordOf(input, "input", known);
    if (name && !name.test(`${values[nameKey]}`)) {
      throw new InvalidArgumentError(`input.${nameKey}`, `must have the form ${pattern}`);
    }
    const { query, header, body, cookie, accept: chosen } = values;
    const isChosen = isChoice && chosen !== undefined;
    if (isChosen && !accept.includes(chosen as string)) {
      throw new InvalidArgumentError("input.accept", `must be one of ${accept.join(", ")}`);
    }
    return {
      template,
      spanning,
      values,
      argument: "input",
      query,
      header: isChosen ? { ...readHeaders(header, "header"), accept: chosen } : header,
      ...(cookies && { cookie }),
      body,
    };
  };
}
