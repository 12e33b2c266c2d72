import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { isReference } from "@seamline/openapi/references";
import { firstSentence } from "./first-sentence.ts";
import { type FormModel, type FormSchema, type FormType, isNamed } from "./form-schema.ts";

/**
 * Builds the form model of a schema. Each named object or array schema is stored only once, in the definitions.
 * This keeps the data small and supports recursive schemas.
 *
 * @param document a bundle whose references all point to its own components
 */
export function readFormModel(document: OpenApiDocument, schema: Schema): FormModel {
  const reader = new FormModelReader(document);
  const root = reader.read(schema);
  return { root, definitions: reader.definitions };
}

const NAME = /^#\/components\/schemas\/([^/]+)$/;

class FormModelReader {
  readonly definitions: Record<string, FormSchema> = {};
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  read(schema: Schema): FormModel["root"] {
    if (!isReference(schema)) return this.#readOwn(schema);
    const name = NAME.exec(schema.$ref)?.[1] ?? "";
    const named = this.#document.components?.schemas?.[name];
    if (!named) throw new Error(`${schema.$ref} does not point to a schema in the document`);
    if (name in this.definitions) return { $ref: name };
    if (!isCompound(named)) return this.read(named);
    // Register the name first, because the schema may be recursive.
    this.definitions[name] = { type: "any" };
    const read = this.read(named);
    if (isNamed(read)) return read;
    this.definitions[name] = read;
    return { $ref: name };
  }

  #readOwn(schema: Schema): FormSchema {
    const type = typeOf(schema);
    return {
      type,
      // Use only the first sentence: forms have little space, and the page already shows the full description.
      ...(schema.description !== undefined && { description: firstSentence(schema.description) }),
      ...constraintsOf(schema),
      ...(type === "object" && this.#membersOf(schema)),
      ...(schema.items && { items: this.read(schema.items) }),
    };
  }

  #membersOf({ properties = {}, required = [], additionalProperties }: Schema): Partial<FormSchema> {
    const members = Object.entries(properties).map(([name, member]) => [name, this.read(member)] as const);
    return {
      ...(members.length > 0 && { members: Object.fromEntries(members) }),
      ...(required.length > 0 && { required }),
      ...(typeof additionalProperties === "object" && { others: this.read(additionalProperties) }),
      ...(additionalProperties === true && { others: { type: "any" as const } }),
    };
  }
}

function isCompound(schema: Schema): boolean {
  return isReference(schema) || ["object", "array"].includes(typeOf(schema));
}

const TYPES: readonly string[] = ["object", "array", "string", "number", "integer", "boolean"];

/** Returns the type of a field. Ignores `null` in a list of types, because the form omits members without a value. */
function typeOf({ type }: Schema): FormType {
  const types = [type].flat().filter((each) => each !== "null");
  const [only = "any"] = types;
  return types.length === 1 && TYPES.includes(only) ? (only as FormType) : "any";
}

function constraintsOf(schema: Schema): Partial<FormSchema> {
  const format = schema.format ?? schema["x-format"];
  const names = schema["x-enum-varnames"] as readonly string[] | undefined;
  return {
    ...(typeof format === "string" && { format }),
    ...(schema.enum && { values: schema.enum as FormSchema["values"] }),
    ...(names && { names }),
    ...(schema.default !== undefined && { default: schema.default }),
  };
}
