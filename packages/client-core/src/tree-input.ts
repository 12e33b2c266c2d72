import type { OperationDefinition } from "./definition.ts";
import type { CallInput } from "./prepare.ts";
import { recordOf } from "./record.ts";
import { parseName } from "./resource-names.ts";
import { parametersOf } from "./template.ts";

/**
 * Makes the reader of an operation's input in the resource tree: path parameters flat, or one resource name for
 * several of them, beside `query`, `header` and `body`. The reader throws an InvalidArgumentError for unknown keys
 * and for a resource name that does not match its pattern.
 */
export function treeInputReader({
  path: template,
  resourceName,
  renamed = {},
  multiSegment,
}: OperationDefinition): (input: unknown) => CallInput {
  const { pattern = "", input: nameKey = "" } = resourceName ?? {};
  const named = parametersOf(pattern);
  const keyOf = (parameter: string): string =>
    named.includes(parameter)
      ? nameKey
      : (Object.keys(renamed).find((key) => renamed[key] === parameter) ?? parameter);
  const parameters = parametersOf(template).map((parameter) => [parameter, keyOf(parameter)] as const);
  const keys = [...new Set([...parameters.map(([, key]) => key), "query", "header", "body"])];
  const argumentOf = (parameter: string): string => `input.${keyOf(parameter)}`;

  return (input) => {
    const { query, header, body, ...flat } = recordOf(input, "input", keys);
    const path = Object.fromEntries(parameters.map(([parameter, key]) => [parameter, flat[key]]));
    if (named.length > 0)
      Object.assign(path, parseName(pattern, multiSegment, flat[nameKey], `input.${nameKey}`));
    return { path, query, header, body, argumentOf };
  };
}
