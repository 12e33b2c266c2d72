import { Ajv2020 } from "ajv/dist/2020.js";
import type { PreparedSchemas } from "../src/prepare-schemas.ts";

/** Location and keyword of a failure. */
export interface Place {
  readonly pointer: string;
  readonly keyword: string;
}

/** Returns a function that validates values with Ajv, which supports all of JSON Schema. */
export function ajvFailures(
  definitions: PreparedSchemas,
  names: readonly string[],
  options: { readonly allErrors: boolean },
): (definition: string, value: unknown) => Place[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false, logger: false, ...options });
  ajv.addSchema(
    { $defs: Object.fromEntries(names.map((name) => [name, definitions.get(name)])) },
    "contract",
  );
  return (definition, value) => {
    const validate = ajv.getSchema(`contract#/$defs/${definition}`);
    if (!validate) throw new Error(`There is no definition ${definition}.`);
    const errors = validate(value) ? [] : (validate.errors ?? []);
    return errors.map(({ instancePath: pointer, keyword }) => ({ pointer, keyword }));
  };
}
