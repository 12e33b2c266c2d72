import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Schema } from "./openapi.ts";
import type { Definitions } from "./prepare-schemas.ts";
import type { SchemaChecks, SchemaFailure, SchemaReports } from "./schema-failure.ts";

const NOTHING: readonly SchemaFailure[] = [];

/**
 * Checks that compile to code, each when it is first asked for. They stop at the first failure: an answer that lists
 * every wrong item of a huge body would be larger than the body.
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

/** The same, but to the end. */
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
    return (value) => (validate(value) ? NOTHING : (validate.errors ?? []).map(failureOf));
  };
}

function failureOf({ instancePath, keyword, parentSchema, data }: ErrorObject): SchemaFailure {
  return { pointer: instancePath, keyword, schema: (parentSchema ?? {}) as Schema, value: data };
}
