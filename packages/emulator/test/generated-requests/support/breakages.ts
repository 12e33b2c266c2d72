import type { ReferenceBundle, Schema } from "../../support/reference-bundle.ts";

/** A value with one invalid part. */
export interface Broken {
  readonly value: unknown;
  /** JSON pointer (RFC 6901) to the invalid part, or to the object with a missing member. */
  readonly pointer: string;
  readonly missing?: string;
}

type Path = readonly (string | number)[];

/** Returns invalid variants of a valid value, in the order of its members. */
export function breakagesOf(bundle: ReferenceBundle, schema: Schema, value: unknown): Broken[] {
  return placesOf(bundle, schema, value, []).flatMap(({ schema: own, value: sound, path }) => [
    ...wrongValues(own).map((wrong) => ({ value: replaced(value, path, wrong), pointer: pointerOf(path) })),
    ...(own.required ?? []).map((missing) => {
      const { [missing]: _, ...rest } = sound as Record<string, unknown>;
      return { value: replaced(value, path, rest), pointer: pointerOf(path), missing };
    }),
  ]);
}

/** Returns strings that are invalid for a parameter. The result is empty if every string is valid. */
export function wrongTexts(schema: Schema): string[] {
  // Every string is a valid list with one item.
  if (schema.type === "array") return [];
  if (schema.type === "string" && !schema.enum) return WRONG_TEXTS[schema.format ?? ""] ?? [];
  return wrongValues(schema).flatMap((wrong) => (typeof wrong === "object" ? [] : [String(wrong)]));
}

interface Place {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: Path;
}

function placesOf(bundle: ReferenceBundle, written: Schema, value: unknown, path: Path): Place[] {
  const schema = bundle.resolve(written);
  const { items, properties = {}, additionalProperties } = schema;
  const further = typeof additionalProperties === "object" ? additionalProperties : {};
  const place = { schema, value, path };
  if (Array.isArray(value)) {
    const within = value.map((each, index) => placesOf(bundle, items ?? {}, each, [...path, index]));
    return [place, ...within.flat()];
  }
  if (typeof value !== "object" || value === null) return [place];
  const within = Object.entries(value).map(([name, member]) =>
    placesOf(bundle, (Object.hasOwn(properties, name) && properties[name]) || further, member, [
      ...path,
      name,
    ]),
  );
  return [place, ...within.flat()];
}

/** Returns values that are invalid for a schema and that the services do not accept as a quirk. */
function wrongValues(schema: Schema): unknown[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (schema.enum) return ["NO_SUCH_VALUE", 1.5, -1, 4711, true, {}, []];
  if (types.length === 0) return [];
  const wrong: unknown[] = [];
  if (!types.includes("object")) wrong.push({});
  if (!types.includes("array")) wrong.push([]);
  if (!types.includes("boolean")) wrong.push(true);
  if (!types.includes("string")) wrong.push("x", "", "1.5");
  if (!types.includes("integer") && !schema.format?.endsWith("int64")) wrong.push(5);
  return [...wrong, ...(WRONG_TEXTS[schema.format ?? ""] ?? []), ...outOfBounds(schema, types)];
}

const WRONG_TEXTS: Readonly<Record<string, string[]>> = {
  "date-time": [
    "yesterday",
    "2026-02-30T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-01",
    "2026-01-01T24:00:00Z",
    "",
  ],
  int64: ["1.5", "x", "0x1", "--1"],
  uint64: ["1.5", "x", "-1"],
  byte: ["é", "a b", "a=b"],
  "google-duration": ["60", "1m", "s", "1.0000000001s"],
  "google-fieldmask": ["a b", "1a", "a,,b", "a:b"],
};

/**
 * Returns numbers outside the bounds of a schema. Numbers beyond int64 are omitted, because doubles are not precise
 * enough.
 */
function outOfBounds({ format, minimum, maximum }: Schema, types: readonly string[]): number[] {
  if (!types.includes("integer")) return [];
  const [least, most] = format === "int32" ? [-(2 ** 31), 2 ** 31 - 1] : [];
  const bounds = [(minimum ?? least ?? Number.NaN) - 1, (maximum ?? most ?? Number.NaN) + 1];
  return [...bounds.filter((bound) => !Number.isNaN(bound)), 1.5];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? replaced(each, rest, by) : each));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, name === key ? replaced(each, rest, by) : each]),
  );
}

function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
