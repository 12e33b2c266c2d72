import { nearest } from "@seamline/overlay/nearest";
import type { CodeContext, PlacedSchema } from "./context.ts";

/** Keywords that validators check. */
const CHECKED: readonly string[] = [
  ...["$ref", "type", "nullable", "enum", "const", "x-open-enum", "format", "pattern"],
  ...["minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames"],
  ...["minProperties", "maxProperties", "dependentRequired", "dependentSchemas"],
  ...[
    "items",
    "prefixItems",
    "contains",
    "minContains",
    "maxContains",
    "minItems",
    "maxItems",
    "uniqueItems",
  ],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "writeOnly"],
];

/** Keywords that say nothing about which values of a response are right. */
const ANNOTATIONS: readonly string[] = [
  ...[
    "title",
    "description",
    "default",
    "example",
    "examples",
    "deprecated",
    "readOnly",
    "externalDocs",
    "xml",
  ],
  ...["discriminator", "contentEncoding", "contentMediaType", "contentSchema"],
  ...["$comment", "$schema", "$defs", "definitions"],
];

const KNOWN: ReadonlySet<string> = new Set([...CHECKED, ...ANNOTATIONS]);

/**
 * Ensures that the validator of a schema checks all that the schema says.
 *
 * @throws SpecError for a keyword that is neither checked nor an annotation
 */
export function assertKnownKeywords({ schema, segments }: PlacedSchema, { fail }: CodeContext): void {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword) && !keyword.startsWith("x-"));
  if (unknown !== undefined) {
    const close = nearest(unknown, [...KNOWN]);
    fail(
      `validators do not check the keyword ${unknown}`,
      `${close === undefined ? "" : `write ${close} if that is meant, `}remove it with an overlay, or generate without validators`,
      [...segments, unknown],
    );
  }
  if (Array.isArray(schema.items)) {
    fail("items is a list", "write prefixItems, as JSON Schema 2020-12 does", [...segments, "items"]);
  }
}
