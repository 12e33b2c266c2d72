import type { Schema } from "./document.ts";
import { formatPointer } from "./json-pointer.ts";
import type { PreparedSchemas } from "./prepare-schemas.ts";
import { type Finding, findingsOf } from "./schema-findings.ts";
import { SchemaRules } from "./schema-rules.ts";

/** A violation of a schema, with its location in the value. */
export interface SchemaFailure extends Omit<Finding, "keys" | "schema"> {
  /** JSON pointer (RFC 6901) to the invalid value. */
  readonly pointer: string;
  /** Schema that contains the violated keyword. */
  readonly schema: Schema;
}

/** Checks a value against a schema and returns the first failure. */
export type SchemaCheck = (value: unknown) => SchemaFailure | undefined;

/** Returns the check for the definition with this name. */
export type SchemaChecks = (definition: string) => SchemaCheck;

/** Checks a value against a schema and returns all failures. */
export type SchemaReport = (value: unknown) => readonly SchemaFailure[];

/** Returns the report for the definition with this name. */
export type SchemaReports = (definition: string) => SchemaReport;

/**
 * Creates checks that stop at the first failure, because a list of every wrong item in a huge body could be larger than
 * the body. Members that are `undefined` are treated as absent, as in `JSON.stringify`.
 *
 * @throws ContractError if a definition does not exist or contains an unsupported keyword
 */
export function schemaChecks(definitions: PreparedSchemas): SchemaChecks {
  const failuresOf = failuresBy(definitions, 1);
  return (definition) => {
    const find = failuresOf(definition);
    return (value) => find(value)[0];
  };
}

/**
 * Creates reports of all failures, for user-written files. Do not use them for requests, because a report can be larger
 * than the value.
 *
 * @throws ContractError if a definition does not exist or contains an unsupported keyword
 */
export function schemaReports(definitions: PreparedSchemas): SchemaReports {
  return failuresBy(definitions, Infinity);
}

/**
 * Collects failures in a second pass. Most values are valid, and checking them without collecting failures is faster.
 */
function failuresBy(definitions: PreparedSchemas, limit: number): (definition: string) => SchemaReport {
  const rules = new SchemaRules(definitions);
  return (definition) => {
    const rule = rules.ofDefinition(definition);
    return (value) => findingsOf(rule, value, limit).map(failureOf);
  };
}

function failureOf({ keys, schema = {}, ...finding }: Finding): SchemaFailure {
  return { ...finding, schema: schema as Schema, pointer: formatPointer(keys.map(String).reverse()) };
}
