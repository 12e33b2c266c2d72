import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Json, JsonObject } from "../../model/json.ts";
import { textFormat, toJsonSchema } from "./to-json-schema.ts";

/** String formats that are not part of JSON Schema but common in OpenAPI tools. */
const TEXT_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  int64: (text) => /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  uint64: (text) => /^\d+$/.test(text) && BigInt.asUintN(64, BigInt(text)) === BigInt(text),
  "google-duration": (text) => /^-?\d+(?:\.\d{1,9})?s$/.test(text),
  "google-fieldmask": (text) => /^[A-Za-z][\w.]*(?:, ?[A-Za-z][\w.]*)*$/.test(text),
};

/**
 * Validates values with the schemas of a bundle of either OpenAPI version, using an engine that Redocly does not use.
 */
export class ExampleValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(openapi: JsonObject) {
    formats.default(this.#ajv);
    for (const [name, validate] of Object.entries(TEXT_FORMATS)) {
      this.#ajv.addFormat(textFormat(name), { type: "string", validate });
    }
    this.#ajv.addSchema({ ...(toJsonSchema(openapi) as JsonObject), $id: "bundle:" });
  }

  /** Validates a value with the schema at a JSON pointer. */
  problems(pointer: string, value: Json): string[] {
    const validate = this.#compiled.get(pointer) ?? this.#compile(pointer);
    return validate(value)
      ? []
      : (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
  }

  #compile(pointer: string): ValidateFunction {
    const fragment = pointer.split("/").map(encodeURIComponent).join("/");
    const validate = this.#ajv.compile({ $ref: `bundle:#${fragment}` });
    this.#compiled.set(pointer, validate);
    return validate;
  }
}
