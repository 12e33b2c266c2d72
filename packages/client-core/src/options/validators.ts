import { type Check, checked } from "../arguments/checks.ts";
import type { OperationTable } from "../definition.ts";

/** Schemas by operationId. */
export type Validators<OperationId extends string = string> = {
  readonly [Id in OperationId]?: StandardSchema;
};

/**
 * Handles invalid data: `throwInvalid` or `warnInvalid`. The option is an object with functions, so that a bundle omits
 * the code if it is unused.
 */
export interface Validate {
  /** @throws InvalidArgumentError for an invalid schema or an unknown operation */
  checkValidators(validators: unknown, operations: OperationTable | undefined): void;
  /** Validates the data of a successful response. */
  run(exchange: never, data: unknown, limit: never): Promise<void>;
}

const standardSchema: Check = [
  (value) => typeof (value as StandardSchema | null)?.["~standard"]?.validate === "function",
  "must be a schema with ~standard.validate (Standard Schema)",
];

/**
 * Checks the `validators` option.
 *
 * @param operations the client's operations; if omitted, every operationId is accepted
 * @throws InvalidArgumentError for an invalid schema or an unknown operation
 */
export function checkValidators(validators: unknown, operations: OperationTable | undefined): void {
  const checks = Object.keys(operations ?? Object(validators)).map((id) => [id, standardSchema]);
  checked(validators, "options.validators", Object.fromEntries(checks));
}

/** A problem reported by a schema. */
export interface SchemaIssue {
  readonly message: string;
  /** Keys that lead to the invalid value; empty for the whole value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The value returned by the schema, or its issues. */
export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** Options that Standard Schema passes to a schema along with the value. */
export interface SchemaOptions {
  /** Clients pass `status`: the HTTP status of the response. */
  readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** A schema from any library that follows Standard Schema, version 1 (https://standardschema.dev). */
export interface StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown, options?: SchemaOptions) => SchemaResult | Promise<SchemaResult>;
  };
}
