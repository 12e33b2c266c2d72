import { valueAt } from "@seamline/openapi/json-pointer";
import type { Contract, Operation } from "./contract.ts";
import type { Field } from "./field.ts";
import type { Example, OperationView, Response } from "./operation-view.ts";

/**
 * Returns the examples of a shared error response that can occur in an operation. Omits examples that name an input of
 * another operation (see `x-errors`). Also omits all 404 examples if the path has no parameters.
 */
export function ownErrorExamples(
  contract: Contract,
  operation: Operation,
  profile: "shown" | "filled",
  { status, body }: Response,
): readonly Example[] {
  const view = operation[profile];
  if (body === undefined || view === undefined) return [];
  if (status === "404" && view.pathParameters.length === 0) return [];
  const pointer = contract[profile].bundle["x-errors"]?.field;
  if (pointer === undefined) return body.examples;
  const own = inputsOf(view);
  const foreign = new Set(contract.operations.flatMap((other) => inputsOf(other[profile])));
  return body.examples.filter(({ value }) => {
    const name = valueAt(value, pointer);
    return typeof name !== "string" || own.includes(name) || !foreign.has(name);
  });
}

/** Returns the names of all parameters and body fields of an operation. */
function inputsOf(view: OperationView | undefined): string[] {
  if (view === undefined) return [];
  const { pathParameters, parameters, standardParameters, body } = view;
  return [...standardParameters, ...namesOf([...pathParameters, ...parameters, ...(body?.fields ?? [])])];
}

function namesOf(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, fields: below }) => [name, ...namesOf(below)]);
}
