import { STRING_FORMATS } from "@seamline/openapi/string-formats";
import type { Schema } from "../document/editable-document.ts";
import { call, ready } from "./code.ts";
import type { CodeContext, PlacedSchema } from "./context.ts";
import { expressionCode } from "./expression-code.ts";

/** Keywords with a number that the runtime has a function for, by the same name. */
const COUNTED: readonly string[] = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
];

/** The code of keywords that limit a value and look at none of its parts. */
export function limitCalls(placed: PlacedSchema, context: CodeContext): string[] {
  const schema = withNumericBounds(placed.schema);
  const counted = COUNTED.filter((keyword) => schema[keyword] !== undefined);
  return [
    ...patternCalls(placed, context),
    ...counted.map((keyword) => call(keyword, String(schema[keyword]))),
    ...(schema.uniqueItems === true ? [ready("uniqueItems")] : []),
  ];
}

/** OpenAPI 3.0 has `exclusiveMinimum: true` beside `minimum`. */
function withNumericBounds(schema: Schema): Record<string, unknown> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = schema as Record<string, unknown>;
  return {
    ...rest,
    ...boundOf("Minimum", "minimum", minimum, exclusiveMinimum),
    ...boundOf("Maximum", "maximum", maximum, exclusiveMaximum),
  };
}

function boundOf(
  end: string,
  inclusive: string,
  bound: unknown,
  exclusive: unknown,
): Record<string, unknown> {
  if (typeof exclusive === "boolean") {
    return { [exclusive ? `exclusive${end}` : inclusive]: bound };
  }
  return { [inclusive]: bound, [`exclusive${end}`]: exclusive };
}

/**
 * `pattern`, or the pattern of a format of strings, as the checks of contracts have it. Formats that they do not know
 * are annotations (JSON Schema 2020-12 Validation, section 7.2.1).
 */
function patternCalls({ schema, segments }: PlacedSchema, context: CodeContext): string[] {
  const { type, format = "", pattern } = schema;
  const isText = [type].flat().includes("string");
  const known = isText && Object.hasOwn(STRING_FORMATS, format) ? STRING_FORMATS[format] : undefined;
  const source = (pattern as string | undefined) ?? known?.pattern;
  if (source === undefined) {
    return [];
  }
  const expression = expressionCode(source, [...segments, "pattern"], context);
  const code = call("pattern", expression, ...(known ? [JSON.stringify(known.right)] : []));
  return [known !== undefined && pattern === undefined ? context.format(format, code) : code];
}
