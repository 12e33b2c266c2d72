import { dereference, type OutputUnit, type Schema as Validated, validate } from "@cfworker/json-schema";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Schema } from "./document.ts";
import { parsePointer, valueAt } from "./json-pointer.ts";
import type { Definitions } from "./prepare-schemas.ts";

/** How values are checked against schemas. */
export type Validation = "compiled" | "interpreted";

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
 * Reports that name everything that is wrong, for files that a user writes. They do not suit requests: a report may be
 * longer than what it is about.
 *
 * @param validation by default, compiled where code may be made from strings, and interpreted elsewhere
 */
export function schemaReports(definitions: Definitions, validation?: Validation): SchemaReports {
  const isCompiled = validation === undefined ? allowsCompiledCode() : validation === "compiled";
  return isCompiled ? compiledReports(definitions) : interpretedReports(definitions);
}

const NOTHING: readonly SchemaFailure[] = [];

/**
 * Checks that are compiled to code, each when it is made. They stop at the first failure: a response that lists every
 * wrong item of a huge body would be larger than the body.
 *
 * @throws EvalError where code may not be made from strings: {@link interpretedChecks} works there
 */
export function compiledChecks(definitions: Definitions): SchemaChecks {
  const reports = compiled(definitions, false);
  return (definition) => {
    const report = reports(definition);
    return (value) => report(value)[0];
  };
}

/** The same, but with all failures. */
export function compiledReports(definitions: Definitions): SchemaReports {
  return compiled(definitions, true);
}

function compiled(definitions: Definitions, allErrors: boolean): SchemaReports {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    verbose: true,
    logger: false,
    ownProperties: true,
    allErrors,
  });
  ajv.addSchema({ $defs: definitions }, "contract");
  return (definition) => {
    const validate = ajv.getSchema(`contract#/$defs/${definition}`);
    if (!validate) throw new Error(`There is no definition ${definition}.`);
    return (value) => (validate(value) ? NOTHING : (validate.errors ?? []).map(compiledFailure));
  };
}

function compiledFailure({ instancePath, keyword, parentSchema, data }: ErrorObject): SchemaFailure {
  return { pointer: instancePath, keyword, schema: (parentSchema ?? {}) as Schema, value: data };
}

type Lookup = Parameters<typeof validate>[3];

/**
 * Checks that walk the schemas anew for each value. They are slower than {@link compiledChecks} and work where code may
 * not be made from strings: under a content security policy without `unsafe-eval`, and on workerd.
 */
export function interpretedChecks(definitions: Definitions): SchemaChecks {
  const reports = interpreted(definitions, true);
  return (definition) => {
    const report = reports(definition);
    return (value) => report(value)[0];
  };
}

/** The same, but with all failures. */
export function interpretedReports(definitions: Definitions): SchemaReports {
  return interpreted(definitions, false);
}

function interpreted(definitions: Definitions, stopsAtFirst: boolean): SchemaReports {
  // The library writes marks into schemas, so it gets a copy.
  const root = structuredClone({ $defs: definitions });
  const lookup = dereference(root as unknown as Validated, undefined, new URL("contract:definitions"));
  return (definition) => {
    const schema = root.$defs[definition];
    if (!schema) throw new Error(`There is no definition ${definition}.`);
    return (value) => {
      const errors = errorsOf(value, schema, lookup, stopsAtFirst);
      return errors.map((error) => interpretedFailure(root.$defs, schema, value, error));
    };
  };
}

function errorsOf(value: unknown, schema: Schema, lookup: Lookup, stopsAtFirst: boolean): OutputUnit[] {
  try {
    const { errors } = validate(value, schema as Validated, "2020-12", lookup, stopsAtFirst);
    // Each level reports that something below it failed before it reports what.
    return errors.filter(({ keyword, keywordLocation }, index) => {
      return keyword !== "false" && !errors[index + 1]?.keywordLocation.startsWith(`${keywordLocation}/`);
    });
  } catch (error) {
    // The library spells places as URIs, which have no form for half a character in a member's name.
    if (!(error instanceof URIError)) throw error;
    return [{ keyword: "unicode", keywordLocation: "#/unicode", instanceLocation: "#", error: "" }];
  }
}

function interpretedFailure(
  definitions: Definitions,
  root: Schema,
  value: unknown,
  error: OutputUnit,
): SchemaFailure {
  const pointer = decodeURI(error.instanceLocation.slice("#".length));
  const steps = parsePointer(error.keywordLocation).slice(0, -1);
  const schema = steps.reduce<unknown>((node, key) => stepInto(definitions, node, key), root) as Schema;
  return { pointer, keyword: error.keyword, schema, value: valueAt(value, pointer) };
}

function stepInto(definitions: Definitions, node: unknown, key: string): unknown {
  const next = (node as Record<string, unknown>)[key];
  return key === "$ref" ? definitions[String(next).slice("#/$defs/".length)] : next;
}

/** Content security policies without `unsafe-eval`, and workerd, let no code be made from strings. */
export function allowsCompiledCode(): boolean {
  try {
    return new Function("return true")() === true;
  } catch {
    return false;
  }
}
