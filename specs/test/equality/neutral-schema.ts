/** Content of a schema, independent of its OpenAPI version. Does not use the converter. */
export interface NeutralSchema {
  /** Allowed types, including `null` (`null|string`); undefined if any type is allowed. */
  readonly types: string | undefined;
  /** Allowed values. */
  readonly values: readonly unknown[] | undefined;
  /** Bounds such as `> 0` or `>= 1`. */
  readonly bounds: readonly string[];
  readonly examples: readonly unknown[];
  /** Child schemas by keyword and name. */
  readonly parts: Readonly<Record<string, Neutral>>;
  /** All other keywords, including `x-` data. */
  readonly rest: Readonly<Record<string, unknown>>;
}

/** A schema, a reference to a schema, or the value of `additionalProperties`. */
export type Neutral = NeutralSchema | string | boolean;

export type Version = "3.0" | "3.1";

type Raw = Readonly<Record<string, unknown>>;

const OWN_KEYWORDS = new Set([
  "type",
  "nullable",
  "enum",
  "const",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "example",
  "examples",
  "items",
  "not",
  "additionalProperties",
  "properties",
  "allOf",
  "oneOf",
  "anyOf",
]);

/** Reads a schema according to its OpenAPI version. */
export function readSchema(raw: unknown, version: Version): Neutral {
  if (typeof raw === "boolean") return raw;
  const schema = raw as Raw;
  if (typeof schema.$ref === "string") return schema.$ref;
  return {
    types: version === "3.0" ? types30(schema) : types31(schema),
    values: "const" in schema ? [schema.const] : (schema.enum as unknown[] | undefined),
    bounds: version === "3.0" ? bounds30(schema) : bounds31(schema),
    examples: [...("example" in schema ? [schema.example] : []), ...((schema.examples as unknown[]) ?? [])],
    parts: readParts(schema, version),
    rest: Object.fromEntries(Object.entries(schema).filter(([keyword]) => !OWN_KEYWORDS.has(keyword))),
  };
}

/** Tools do not agree on the meaning of `nullable` without a type, so it is reported as a difference. */
function types30({ type, nullable }: Raw): string | undefined {
  if (typeof type !== "string") return nullable === undefined ? undefined : `nullable ${nullable}`;
  return nullable === true ? [type, "null"].sort().join("|") : type;
}

function types31({ type }: Raw): string | undefined {
  if (type === undefined) return undefined;
  return (Array.isArray(type) ? [...type] : [type]).map(String).sort().join("|");
}

function bounds30(schema: Raw): string[] {
  return [
    bound(schema.minimum, schema.exclusiveMinimum === true ? ">" : ">="),
    bound(schema.maximum, schema.exclusiveMaximum === true ? "<" : "<="),
  ].flat();
}

function bounds31(schema: Raw): string[] {
  return [
    bound(schema.minimum, ">="),
    bound(schema.exclusiveMinimum, ">"),
    bound(schema.maximum, "<="),
    bound(schema.exclusiveMaximum, "<"),
  ].flat();
}

function bound(value: unknown, sign: string): string[] {
  return value === undefined ? [] : [`${sign} ${value}`];
}

function readParts(schema: Raw, version: Version): Record<string, Neutral> {
  const singles = ["items", "not", "additionalProperties"].filter((keyword) => keyword in schema);
  const many = ["properties", "allOf", "oneOf", "anyOf"].flatMap((keyword) =>
    Object.entries((schema[keyword] ?? {}) as Raw).map(
      ([name, part]) => [`${keyword} ${name}`, part] as const,
    ),
  );
  return Object.fromEntries(
    [...singles.map((keyword) => [keyword, schema[keyword]] as const), ...many].map(([name, part]) => [
      name,
      readSchema(part, version),
    ]),
  );
}
