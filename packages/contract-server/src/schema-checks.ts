import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

/** Says what a schema does not allow about a value; each line starts with a pointer into the value. */
export type SchemaCheck<Value> = (value: Value) => string[];

const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;

/** How numbers are written in JSON. Coercion alone would also take `0x10` and ` 1`. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Turns the schemas of a document into checks. Each method throws for a schema that is invalid. */
export class SchemaChecks {
  readonly #document: OpenApiDocument;
  readonly #values = new Ajv2020(OPTIONS);
  readonly #texts = new Ajv2020({ ...OPTIONS, coerceTypes: true });

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** Checks a value that has its type. */
  ofValue(schema: Schema): SchemaCheck<unknown> {
    const validate = this.#values.compile(this.#around(schema));
    return (value) => errorsOf(validate, { value });
  }

  /** Checks a text, or a list of texts, that may stand for numbers and booleans. */
  ofText(schema: Schema): SchemaCheck<string | readonly string[]> {
    const validate = this.#texts.compile(this.#around(schema));
    return (text) => {
      const coerced: { value: unknown } = { value: structuredClone(text) };
      const errors = errorsOf(validate, coerced);
      return errors.length > 0 ? errors : misreadNumbers([text].flat(), [coerced.value].flat());
    };
  }

  /** A schema of its own must hold all that its references lead to, and coercion needs an object to write to. */
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
  return misread ? [" must be a number as JSON writes it"] : [];
}
