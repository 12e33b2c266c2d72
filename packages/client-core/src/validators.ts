import { type Check, checked } from "./checked.ts";
import type { OperationTable } from "./definition.ts";
import type { StandardSchema } from "./standard-schema.ts";

/** Schemas by operationId. */
export type Validators<OperationId extends string = string> = {
  readonly [Id in OperationId]?: StandardSchema;
};

const aSchema: Check = [
  (value) => typeof (value as StandardSchema | null)?.["~standard"]?.validate === "function",
  "must be a schema with ~standard.validate (Standard Schema)",
];

/**
 * Checks the option `validators`.
 *
 * @throws InvalidArgumentError for what is no schema, or an operation that the document does not have
 */
export function readValidators(validators: unknown, operations: OperationTable): Validators {
  if (validators === undefined) return {};
  const checks = Object.keys(operations).map((operationId) => [operationId, aSchema]);
  return checked(validators, "options.validators", Object.fromEntries(checks)) as Validators;
}
