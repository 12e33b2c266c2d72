import { dereference, type OutputUnit, type Schema as Validated, validate } from "@cfworker/json-schema";
import { pointerKeys, valueAt } from "../text/json-pointer.ts";
import type { Schema } from "./openapi.ts";
import type { Definitions } from "./prepare-schemas.ts";
import type { SchemaChecks, SchemaFailure, SchemaReports } from "./schema-failure.ts";

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

/** The same, but to the end. */
export function interpretedReports(definitions: Definitions): SchemaReports {
  return interpreted(definitions, false);
}

function interpreted(definitions: Definitions, stopsAtFirst: boolean): SchemaReports {
  // The library marks the schemas that it is given, so it gets its own.
  const root = structuredClone({ $defs: definitions });
  const lookup = dereference(root as unknown as Validated, undefined, new URL("contract:definitions"));
  return (definition) => {
    const schema = root.$defs[definition];
    if (!schema) throw new Error(`There is no definition ${definition}.`);
    return (value) => {
      const errors = errorsOf(value, schema, lookup, stopsAtFirst);
      return errors.map((error) => failureOf(root.$defs, schema, value, error));
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

function failureOf(definitions: Definitions, root: Schema, value: unknown, error: OutputUnit): SchemaFailure {
  const pointer = decodeURI(error.instanceLocation.slice("#".length));
  const steps = pointerKeys(error.keywordLocation).slice(0, -1);
  const schema = steps.reduce<unknown>((node, key) => stepInto(definitions, node, key), root) as Schema;
  return { pointer, keyword: error.keyword, schema, value: valueAt(value, pointer) };
}

function stepInto(definitions: Definitions, node: unknown, key: string): unknown {
  const next = (node as Record<string, unknown>)[key];
  return key === "$ref" ? definitions[String(next).slice("#/$defs/".length)] : next;
}
