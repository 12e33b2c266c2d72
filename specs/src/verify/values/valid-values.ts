import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import fc from "fast-check";
import { merged, smallestValue } from "./smallest-value.ts";

const MAX_DEPTH = 3;
const INT32 = 2 ** 31 - 1;

/** Returns boundary values and random values that match a schema. */
export function validValues(bundle: OpenApiDocument, written: Schema, depth = 0): fc.Arbitrary<unknown> {
  const schema = merged(bundle, written);
  const [type] = [schema.type ?? (schema.properties ? "object" : undefined)].flat();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === "object") return validObjects(bundle, schema, depth);
  if (type === "integer" || type === "number") return fc.constantFrom(...numbersInside(schema));
  if (type === "string") return validTexts(bundle, schema);
  if (type === "boolean") return fc.boolean();
  if (type === "array" && depth < MAX_DEPTH)
    return fc.array(validValues(bundle, schema.items ?? {}, depth + 1), {
      minLength: Number(schema.minItems ?? 0),
      maxLength: Math.min(3, Number(schema.maxItems ?? 3)),
    });
  return fc.constant(smallestValue(bundle, schema, "x"));
}

function validObjects(bundle: OpenApiDocument, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const smallest = smallestValue(bundle, schema, "x") as object;
  if (depth >= MAX_DEPTH) return fc.constant(smallest);
  const members = Object.entries(properties)
    .filter(([name, each]) => required.includes(name) || merged(bundle, each).type !== undefined)
    .map(([name, each]) => [name, validValues(bundle, each, depth + 1)] as const);
  return fc.record(Object.fromEntries(members), {
    requiredKeys: required.filter((name) => Object.hasOwn(properties, name)),
  });
}

/** Returns the bounds of a number, the values next to them, and small values. */
function numbersInside({ minimum, maximum, format }: Schema): number[] {
  const least = minimum ?? 0;
  const most = maximum ?? (format === "int32" ? INT32 : 1000);
  const all = [least, least + 1, 1, most - 1, most];
  return [...new Set(all.filter((each) => each >= least && each <= most))];
}

function validTexts(bundle: OpenApiDocument, schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const smallest = smallestValue(bundle, schema, "x");
  if (format !== undefined || pattern !== undefined) return fc.constant(smallest);
  const lengths = { minLength: Number(minLength), maxLength: Number(maxLength ?? 40) };
  const longest = maxLength === undefined ? [] : ["x".repeat(Number(maxLength))];
  return fc.oneof(fc.constantFrom(smallest, ...longest), fc.string({ ...lengths, unit: "grapheme" }));
}
