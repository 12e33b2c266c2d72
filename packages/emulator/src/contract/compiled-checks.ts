import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Schema } from "./openapi.ts";
import type { Definitions } from "./prepare-schemas.ts";
import type { SchemaChecks, SchemaFailure } from "./schema-failure.ts";

/**
 * Checks that compile to code, each when it is first asked for. They stop at the first failure: an answer that lists
 * every wrong item of a huge body would be larger than the body.
 *
 * @throws EvalError where code may not be made from strings: {@link interpretedChecks} works there
 */
export function compiledChecks(definitions: Definitions): SchemaChecks {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    verbose: true,
    logger: false,
    ownProperties: true,
  });
  ajv.addSchema({ $defs: definitions }, "contract");
  return (definition) => {
    const validate = ajv.getSchema(`contract#/$defs/${definition}`);
    if (!validate) throw new Error(`There is no definition ${definition}.`);
    return (value) => {
      if (validate(value)) return undefined;
      const [error] = validate.errors ?? [];
      return error && failureOf(error);
    };
  };
}

function failureOf({ instancePath, keyword, parentSchema, data }: ErrorObject): SchemaFailure {
  return { pointer: instancePath, keyword, schema: (parentSchema ?? {}) as Schema, value: data };
}
