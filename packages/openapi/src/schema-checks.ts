import type { Schema } from "./document.ts";
import { formatPointer } from "./json-pointer.ts";
import type { PreparedSchemas } from "./prepare-schemas.ts";
import { type Finding, Findings } from "./schema-findings.ts";
import { SchemaRules } from "./schema-rules.ts";

/** Something that a schema does not allow about a value. */
export interface SchemaFailure {
  /** JSON pointer (RFC 6901) to the part of the value that is wrong. */
  readonly pointer: string;
  /** The keyword of JSON Schema that is broken. */
  readonly keyword: string;
  /** The schema that the keyword stands in. */
  readonly schema: Schema;
  /** The part of the value that is wrong. */
  readonly value: unknown;
}

/** Checks a value against a schema, up to the first failure; `undefined` where there is none. */
export type SchemaCheck = (value: unknown) => SchemaFailure | undefined;

/** Makes the check of a definition, by its name. */
export type SchemaChecks = (definition: string) => SchemaCheck;

/** Checks a value against a schema and gives all failures. */
export type SchemaReport = (value: unknown) => readonly SchemaFailure[];

/** Makes the report of a definition, by its name. */
export type SchemaReports = (definition: string) => SchemaReport;

/**
 * Checks that stop at the first failure: a response that lists every wrong item of a huge body would be larger than the
 * body. A member that is `undefined` counts as absent, as for `JSON.stringify`.
 *
 * @throws ContractError for a definition that does not exist, and for a keyword that is not checked
 */
export function schemaChecks(definitions: PreparedSchemas): SchemaChecks {
  const findingsOf = examination(definitions, true);
  return (definition) => {
    const find = findingsOf(definition);
    return (value) => {
      const [first] = find(value);
      return first && failureOf(first);
    };
  };
}

/**
 * Reports that name everything that is wrong, for files that a user writes. They do not suit requests: a report may be
 * longer than what it is about.
 *
 * @throws ContractError for a definition that does not exist, and for a keyword that is not checked
 */
export function schemaReports(definitions: PreparedSchemas): SchemaReports {
  const findingsOf = examination(definitions, false);
  return (definition) => {
    const find = findingsOf(definition);
    return (value) => find(value).map(failureOf);
  };
}

const NOTHING: readonly Finding[] = [];

/** Looks for what is wrong once it is known that something is, since looking takes longer. */
function examination(
  definitions: PreparedSchemas,
  stopsAtFirst: boolean,
): (definition: string) => (value: unknown) => readonly Finding[] {
  const rules = new SchemaRules(definitions);
  return (definition) => {
    const rule = rules.ofDefinition(definition);
    return (value) => {
      if (rule(value, undefined)) return NOTHING;
      const findings = new Findings(stopsAtFirst);
      rule(value, findings);
      return findings.all;
    };
  };
}

/** Keys were collected on the way back from what is wrong, since most values have nothing wrong. */
function failureOf({ keys, keyword, schema, value }: Finding): SchemaFailure {
  return { pointer: formatPointer(keys.map(String).reverse()), keyword, schema, value };
}
