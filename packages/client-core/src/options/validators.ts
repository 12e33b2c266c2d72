import { type Check, checked } from "../arguments/checks.ts";
import type { OperationTable } from "../definition.ts";

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

/** What a schema finds wrong with a value. */
export interface SchemaIssue {
  readonly message: string;
  /** Keys that lead to where it is wrong; none for the whole value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The value as the schema makes it, or what is wrong with it. */
export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** What Standard Schema lets a schema be told beside the value. */
export interface SchemaOptions {
  /** Clients give `status`: the HTTP status of the response that the value came with. */
  readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** A schema of any library that follows Standard Schema, version 1 (https://standardschema.dev). */
export interface StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown, options?: SchemaOptions) => SchemaResult | Promise<SchemaResult>;
  };
}
