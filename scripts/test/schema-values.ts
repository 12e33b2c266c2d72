import type { Schema } from "@seamline/openapi/document";
import type { Definitions } from "@seamline/openapi/prepare-schemas";
import fc from "fast-check";

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["2026-03-04T05:06:07Z", "2026-03-04T05:06:60.5+01:00", "2026-02-30T00:00:00Z", "2026-03-04"],
  int64: ["0", "-9223372036854775808", "12345678901234567890", "1.5"],
  byte: ["", "aGk=", "aGk", "a-_b", "a b"],
  "google-duration": ["3.5s", "-1s", "1m"],
};

const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>;

/** Maximum depth of followed references. */
const MAX_DEPTH = 6;

/** Generates values for a schema. Most values are valid. */
export function valuesOf(schema: Schema, schemas: Definitions, depth = 0): fc.Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  if (schema.$ref !== undefined) return valuesOf(targetOf(schema.$ref, schemas), schemas, depth + 1);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const arbitraries = types.map((type) => ofType(type, schema, schemas, depth));
  return arbitraries.length === 0 ? anything : fc.oneof(...arbitraries);
}

function targetOf(reference: string, schemas: Definitions): Schema {
  return schemas[reference.slice("#/components/schemas/".length)] ?? {};
}

function ofType(type: string, schema: Schema, schemas: Definitions, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "object":
      return objectsOf(schema, schemas, depth);
    case "array":
      return depth > MAX_DEPTH
        ? fc.constant([])
        : fc.array(valuesOf(schema.items ?? {}, schemas, depth + 1), { maxLength: 2 });
    case "string":
      return fc.oneof(
        fc.constantFrom(...(TEXTS[schema.format ?? ""] ?? ["", "a", "😀"])),
        stringsLike(schema),
      );
    case "integer":
      return fc.constantFrom(
        0,
        1,
        -1,
        255,
        256,
        2 ** 31 - 1,
        2 ** 31,
        -(2 ** 31) - 1,
        2 ** 53 - 1,
        2 ** 53,
        -(2 ** 53),
      );
    case "number":
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case "boolean":
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function stringsLike({ pattern }: Schema): fc.Arbitrary<string> {
  return pattern === undefined ? fc.string({ maxLength: 3 }) : fc.stringMatching(new RegExp(pattern));
}

function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  schemas: Definitions,
  depth: number,
): fc.Arbitrary<unknown> {
  const names = Object.keys(properties).filter((name) => depth <= MAX_DEPTH || required.includes(name));
  const members = names.map((name) => [name, valuesOf(properties[name] ?? {}, schemas, depth + 1)] as const);
  const shown = fc.record(Object.fromEntries(members), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
  const other =
    typeof additionalProperties === "object" ? valuesOf(additionalProperties, schemas, depth + 1) : anything;
  const others = fc.dictionary(fc.constantFrom("other", "toString"), other, {
    maxKeys: 1,
    noNullPrototype: true,
  });
  return fc.tuple(others, shown).map(([first, second]) => ({ ...first, ...second }));
}

/** Generates values with one part, at any depth, replaced or missing. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), fc.option(anything, { nil: undefined })).map(([value, place, other]) => {
    const parts: (readonly [holder: object, key: string])[] = [];
    const root = { value: structuredClone(value) };
    collectParts(root, parts);
    const [holder, key] = parts[place % parts.length] ?? [root, "value"];
    if (other === undefined && holder !== root) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, key, other ?? null);
    // A hole in an array becomes null, as in JSON.
    return JSON.parse(JSON.stringify(root)).value;
  });
}

function collectParts(holder: object, parts: (readonly [holder: object, key: string])[]): void {
  for (const [key, value] of Object.entries(holder)) {
    parts.push([holder, key]);
    if (typeof value === "object" && value !== null) collectParts(value, parts);
  }
}
