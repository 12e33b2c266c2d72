/** Keywords that contain a schema, a list of schemas or a map of schemas, in both 3.0 and 3.1. */
export const SCHEMA_CHILDREN: Readonly<Record<string, "one" | "list" | "map">> = {
  items: "one",
  not: "one",
  additionalProperties: "one",
  allOf: "list",
  oneOf: "list",
  anyOf: "list",
  properties: "map",
};

/** Keywords with the same meaning in 3.0 and 3.1. */
const SAME_KEYWORDS = [
  "title",
  "multipleOf",
  "maximum",
  "minimum",
  "maxLength",
  "minLength",
  "pattern",
  "maxItems",
  "minItems",
  "uniqueItems",
  "maxProperties",
  "minProperties",
  "required",
  "enum",
  "description",
  "format",
  "default",
  "discriminator",
  "readOnly",
  "writeOnly",
  "xml",
  "externalDocs",
  "example",
  "deprecated",
];

/** 3.1 keywords whose syntax differs in 3.0. */
const REWRITTEN_KEYWORDS = ["type", "const", "exclusiveMinimum", "exclusiveMaximum", "examples"];

/** All keywords of a 3.1 schema that have a 3.0 equivalent. */
export const PORTABLE_SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  ...SAME_KEYWORDS,
  ...REWRITTEN_KEYWORDS,
  ...Object.keys(SCHEMA_CHILDREN),
]);
