import type { Schema } from "./openapi.ts";

/** The first thing that a schema does not allow about a value. */
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

/** Holds a value against a schema; `undefined` when nothing is wrong. */
export type SchemaCheck = (value: unknown) => SchemaFailure | undefined;

/** Gives the check of a definition by its name. Whatever it costs is paid when it is asked for. */
export type SchemaChecks = (definition: string) => SchemaCheck;

/** Holds a value against a schema, to the end; empty when nothing is wrong. */
export type SchemaReport = (value: unknown) => readonly SchemaFailure[];

/** Gives the report of a definition by its name. */
export type SchemaReports = (definition: string) => SchemaReport;
