/** The form model of an OpenAPI schema: plain JSON created by the site build. */

export type FormType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "any";

export interface FormSchema {
  readonly type: FormType;
  /** One sentence in Markdown. */
  readonly description?: string;
  /** For example `int64`, `byte` or `date-time`. */
  readonly format?: string;
  /** Known values. The field also accepts other values. */
  readonly values?: readonly (string | number)[];
  /** Display names for values that are not self-explanatory. */
  readonly names?: readonly string[];
  readonly default?: unknown;
  readonly members?: Readonly<Record<string, FormSchema | NamedSchema>>;
  readonly required?: readonly string[];
  /** Schema of additional members. Absent if the schema describes only named members. */
  readonly others?: FormSchema | NamedSchema;
  readonly items?: FormSchema | NamedSchema;
}

/** A reference to a schema in the definitions. */
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

/** Resolves a reference to a definition. */
export function schemaOf(definitions: Definitions, schema: FormSchema | NamedSchema | undefined): FormSchema {
  if (!schema) return ANY;
  return isNamed(schema) ? (definitions[schema.$ref] ?? ANY) : schema;
}

/** Returns the initial value of a new member or item: the default, or the smallest allowed value. */
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

/** Returns whether the form can show the value. Other values are edited as JSON. */
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
      // Number fields keep text that is not a number so that no input is lost.
      return typeof value === "string" || (typeof value === "number" && type !== "string");
  }
}
