/** What a form knows of the values that it edits. It is JSON, made from a schema of OpenAPI when the site is built. */

export type FormType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "any";

export interface FormSchema {
  readonly type: FormType;
  /** One sentence, in Markdown. */
  readonly description?: string;
  /** `int64`, `byte`, `date-time`. */
  readonly format?: string;
  /** The values that are known. Others may be sent, too. */
  readonly values?: readonly (string | number)[];
  /** What each of the values is called, where the values say nothing. */
  readonly names?: readonly string[];
  readonly default?: unknown;
  readonly members?: Readonly<Record<string, FormSchema | NamedSchema>>;
  readonly required?: readonly string[];
  /** What members of any other name hold; none are known where it is absent. */
  readonly others?: FormSchema | NamedSchema;
  readonly items?: FormSchema | NamedSchema;
}

/** Stands for a schema among the definitions. */
export interface NamedSchema {
  readonly $ref: string;
}

export interface FormModel {
  readonly root: FormSchema | NamedSchema;
  readonly definitions: Readonly<Record<string, FormSchema>>;
}

export type Definitions = FormModel["definitions"];

export function isNamed(schema: FormSchema | NamedSchema): schema is NamedSchema {
  return "$ref" in schema;
}

const ANY: FormSchema = { type: "any" };

/** The schema itself, wherever it stands. */
export function schemaOf(definitions: Definitions, schema: FormSchema | NamedSchema | undefined): FormSchema {
  if (!schema) return ANY;
  return isNamed(schema) ? (definitions[schema.$ref] ?? ANY) : schema;
}

/** The value that a form adds for a member or an item: the default, or the least that the schema asks for. */
export function newValue(
  definitions: Definitions,
  schema: FormSchema | NamedSchema | undefined,
  depth = 0,
): unknown {
  const own = schemaOf(definitions, schema);
  if (own.default !== undefined) return own.default;
  switch (own.type) {
    case "object":
      return depth > 5 ? {} : requiredMembers(definitions, own, depth);
    case "array":
      return [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return own.values?.[0] ?? 0;
    default:
      return own.values?.[0] ?? "";
  }
}

function requiredMembers(
  definitions: Definitions,
  { required = [], members = {} }: FormSchema,
  depth: number,
): unknown {
  return Object.fromEntries(required.map((name) => [name, newValue(definitions, members[name], depth + 1)]));
}

/** Whether a form for the schema can show the value; other values are edited as JSON. */
export function isOfType({ type }: FormSchema, value: unknown): boolean {
  switch (type) {
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "array":
      return Array.isArray(value);
    case "boolean":
      return typeof value === "boolean";
    case "any":
      return false;
    default:
      // Text that is no number is kept as it was typed, so that nothing of it is lost.
      return typeof value === "string" || (typeof value === "number" && type !== "string");
  }
}
