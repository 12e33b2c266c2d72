import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

/** Returns the violations in a value; each starts with a pointer into the value. */
export type SchemaCheck<Value> = (value: Value) => string[];

const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;

/** Matches JSON numbers. Coercion would also accept `0x10` and ` 1`. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Compiles a document's schemas into checks. The methods throw an Error for an invalid schema. */
export class SchemaChecks {
  readonly #document: OpenApiDocument;
  readonly #values = new Ajv2020(OPTIONS);
  readonly #texts = new Ajv2020({ ...OPTIONS, coerceTypes: true });

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** Returns a check for typed values. */
  ofValue(schema: Schema): SchemaCheck<unknown> {
    const validate = this.#values.compile(this.#around(schema));
    return (value) => errorsOf(validate, { value });
  }

  /** Returns a check for strings or lists of strings that represent numbers, booleans or strings. */
  ofText(schema: Schema): SchemaCheck<string | readonly string[]> {
    const validate = this.#texts.compile(this.#around(schema));
    return (text) => {
      const coerced: { value: unknown } = { value: structuredClone(text) };
      const errors = errorsOf(validate, coerced);
      return errors.length > 0 ? errors : misreadNumbers([text].flat(), [coerced.value].flat());
    };
  }

  /** Wraps a schema. References require the document's components, and coercion requires an object to write to. */
  #around(schema: Schema): object {
    const { components, paths } = this.#document;
    return { components, paths, properties: { value: schema } };
  }
}

function errorsOf(validate: ValidateFunction, subject: { value: unknown }): string[] {
  validate(subject);
  return (validate.errors ?? []).map(describe);
}

function describe(error: ErrorObject): string {
  return `${error.instancePath.slice("/value".length)} ${error.message}`;
}

function misreadNumbers(texts: readonly string[], values: readonly unknown[]): string[] {
  const misread = texts.some((text, index) => typeof values[index] === "number" && !NUMBER.test(text));
  return misread ? [" must be a JSON number"] : [];
}
