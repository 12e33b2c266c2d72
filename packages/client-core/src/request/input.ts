import { recordOf } from "../arguments/checks.ts";
import type { CalledOperation } from "../call/call.ts";
import type { CallInput } from "./call-input.ts";
import { fillTemplate, parametersOf } from "./path.ts";
import type { RequestSteps } from "./request-steps.ts";

/**
 * Returns a function that reads the input of an operation in the resource tree: path parameters at the top level (or
 * one resource name for several of them), `query`, `header` and `body`. The function throws an InvalidArgumentError for
 * an unknown key, an invalid resource name or an unsupported `accept`.
 */
export function treeInputReader(
  operation: CalledOperation,
  { resourceName, acceptChoice }: RequestSteps,
): (input: unknown) => CallInput {
  const { path, renamed = {}, multiSegment = [], cookies } = operation;
  const keyOf = (parameter: string): string =>
    Object.keys(renamed).find((key) => renamed[key] === parameter) ?? parameter;
  const parts = [resourceName, acceptChoice].flatMap((partOf) => partOf?.(operation) ?? []);
  const name = parts.find((part) => part.path);
  const template = fillTemplate(name?.path ?? path, (parameter) => `{${keyOf(parameter)}}`);
  const spanning = [`${name?.key}`, ...multiSegment.map(keyOf)];
  const known = [...parametersOf(template), "query", "header", "body", ...parts.map(({ key }) => key)];
  if (cookies) known.push("cookie");

  return (input) => {
    const values = recordOf(input, "input", known);
    const { query, header, cookie, body } = values;
    return Object.assign(
      { template, spanning, values, argument: "input", query, header, cookie, body },
      ...parts.map(({ key, read }) => read(values[key], header)),
    );
  };
}
