import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { patternOf, textMatching } from "./text-pattern.ts";

/** Maximum depth of a generated value. Guards against recursive schemas. */
const MAX_DEPTH = 8;

const BY_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-01-01T00:00:00Z",
  date: "2026-01-01",
  email: "seamline-verify@example.com",
  uri: "https://example.com/",
  uuid: "00000000-0000-4000-8000-000000000000",
  int64: "1",
  uint64: "1",
  byte: "AA==",
  "google-duration": "1s",
  "google-fieldmask": "",
};

/**
 * Returns a small value that matches a schema. Uses the default or the first documented value, and only required
 * members.
 */
export function smallestValue(bundle: OpenApiDocument, written: Schema, text: string, depth = 0): unknown {
  const schema = merged(bundle, written);
  if (schema.const !== undefined) return schema.const;
  const chosen = schema.default ?? schema.enum?.find((each) => each !== null);
  if (chosen !== undefined) return chosen;
  const [type] = [schema.type ?? (schema.properties ? "object" : undefined)].flat();
  if (type === "object") return smallestObject(bundle, schema, text, depth);
  if (type === "string") return smallestText(schema, text);
  if (type === "integer" || type === "number") return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
  if (type === "array") return smallestList(bundle, schema, text, depth);
  return type === "boolean" ? false : type === "null" ? null : {};
}

/** Follows references, and merges `allOf` and the first schema of `oneOf` and `anyOf`. */
export function merged(bundle: OpenApiDocument, written: Schema): Schema {
  const { allOf = [], oneOf = [], anyOf = [], ...own } = followReferences<Schema>(bundle, written);
  const parts = [...allOf, ...oneOf.slice(0, 1), ...anyOf.slice(0, 1)].map((each) => merged(bundle, each));
  if (parts.length === 0) return own;
  const all = [...parts, own];
  const properties = Object.assign({}, ...all.map((each) => each.properties ?? {}));
  const required = all.flatMap((each) => each.required ?? []);
  return Object.assign({}, ...all, { properties, required });
}

function smallestObject(bundle: OpenApiDocument, schema: Schema, text: string, depth: number): object {
  const required = depth > MAX_DEPTH ? [] : (schema.required ?? []);
  return Object.fromEntries(
    required.map((name) => [name, smallestValue(bundle, schema.properties?.[name] ?? {}, text, depth + 1)]),
  );
}

function smallestList(bundle: OpenApiDocument, schema: Schema, text: string, depth: number): unknown[] {
  const length = Number(schema.minItems ?? 0);
  return Array.from({ length }, () => smallestValue(bundle, schema.items ?? {}, text, depth + 1));
}

function smallestText({ format = "", pattern, minLength, maxLength }: Schema, text: string): string {
  const known = BY_FORMAT[format];
  if (known !== undefined) return known;
  const padded = text
    .padEnd(Number(minLength ?? 0), "x")
    .slice(0, Number(maxLength ?? Number.POSITIVE_INFINITY));
  if (pattern === undefined || patternOf(pattern)?.test(padded)) return padded;
  return textMatching(pattern) ?? padded;
}
