import fc from "fast-check";
import type { ReferenceBundle, Schema } from "../../support/reference-bundle.ts";
import { isWellFormed } from "./is-well-formed.ts";

/** Generators of meaningful strings, by the name of the member or parameter. */
export type Hints = Readonly<Record<string, fc.Arbitrary<string>>>;

/** Generators of consistent objects, by schema name. Their members replace random members. */
export type Coherent = Readonly<Record<string, fc.Arbitrary<object>>>;

export interface ValueSource {
  /** Generates valid values of a schema. `name` is the name of the member or parameter. */
  of(schema: Schema, name?: string): fc.Arbitrary<unknown>;
}

const NONE: unique symbol = Symbol("none");

/** Strings that often cause bugs. */
const AWKWARD = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "é\u0301𝄞",
  "__proto__",
  "constructor",
  "../..",
  "a/b?c#d%2F",
  "9".repeat(25),
  "x".repeat(1000),
);

const TEXT = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12, unit: "binary" }) },
  { weight: 1, arbitrary: AWKWARD },
);

const TIME = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date("2030-01-01") })
    .map((at) => at.toISOString()),
  fc
    .date({ noInvalidDate: true, min: new Date("0000-01-01"), max: new Date("9999-12-31T23:59:59Z") })
    .map((at) => at.toISOString()),
  // Edge cases of RFC 3339: leap seconds, offsets that lead to years outside 0000 to 9999, and lower-case letters.
  fc.constantFrom(
    "2016-12-31T23:59:60Z",
    "0000-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59.999999999-23:59",
    "2024-02-29t12:00:00z",
    "2026-03-03T09:00:00.5+05:30",
  ),
);

const INT64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);

/** Generators of strings by format. */
const FORMATTED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "date-time": TIME,
  int64: INT64,
  uint64: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
  byte: fc.base64String({ maxLength: 24 }),
  "google-duration": fc.oneof(
    fc.integer({ min: 0, max: 600 }).map((seconds) => `${seconds}s`),
    fc.constantFrom("-1s", "0.5s", "1.000000000s", "999999999999s", "0s"),
  ),
  "google-fieldmask": fc
    .array(fc.stringMatching(/^[a-zA-Z_][\w.-]{0,12}$/), { maxLength: 3 })
    .map((names) => names.join(",")),
};

const KEY = fc.oneof(fc.string({ maxLength: 8 }), AWKWARD.filter(isWellFormed));

/** An object with arbitrary members, for open schemas. */
const OPEN_OBJECT = fc.dictionary(KEY, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });

/** Generates values from the schemas of a document. */
export function valueSource({ schemas }: ReferenceBundle, hints: Hints, coherent: Coherent): ValueSource {
  const named = new Map<string, fc.Arbitrary<unknown>>();
  const of = (schema: Schema, name = ""): fc.Arbitrary<unknown> => {
    if (schema.$ref === undefined) return unnamed(schema, name);
    const schemaName = schema.$ref.slice("#/components/schemas/".length);
    const known =
      named.get(schemaName) ?? withCore(of(schemas[schemaName] ?? {}, name), coherent[schemaName]);
    named.set(schemaName, known);
    return known;
  };
  const unnamed = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const types = schema.type === undefined ? [] : [schema.type].flat();
    if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
    return fc.oneof(...types.map((type) => ofType(type, schema, name)));
  };
  const ofType = (type: string, schema: Schema, name: string): fc.Arbitrary<unknown> => {
    switch (type) {
      case "string":
        return textOf(schema, hints[name]);
      case "integer":
        return integerOf(schema);
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return fc.array(of(schema.items ?? {}, name), { maxLength: 4 });
      case "object":
        return schema.properties ? objectOf(schema, of) : mapOf(schema, of);
      default:
        throw new Error(`cannot generate values of type ${type}`);
    }
  };
  return { of };
}

/** Mixes consistent members into random values, which the service would otherwise rarely accept. */
function withCore(chance: fc.Arbitrary<unknown>, core?: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  if (!core) return chance;
  const merged = fc.tuple(chance, core).map(([value, sense]) => ({ ...(value as object), ...sense }));
  return fc.oneof(
    { weight: 2, arbitrary: core },
    { weight: 3, arbitrary: merged },
    { weight: 1, arbitrary: chance },
  );
}

function objectOf({ properties = {}, required = [] }: Schema, of: ValueSource["of"]): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const value = of(schema, name);
    const absent = { weight: 2, arbitrary: fc.constant<unknown>(NONE) };
    const member = required.includes(name) ? value : fc.oneof(absent, { weight: 1, arbitrary: value });
    return member.map((each) => [name, each] as const);
  });
  return fc.tuple(...members).map((all) => Object.fromEntries(all.filter(([, value]) => value !== NONE)));
}

function mapOf({ additionalProperties }: Schema, of: ValueSource["of"]): fc.Arbitrary<unknown> {
  if (typeof additionalProperties !== "object") return OPEN_OBJECT;
  return fc.dictionary(KEY, of(additionalProperties), { maxKeys: 4 });
}

function textOf(
  { format, pattern, minLength, maxLength }: Schema,
  hint?: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (pattern !== undefined) return withHint(matching(pattern, minLength, maxLength), hint);
  if (format !== undefined) return withHint(formatted(format), hint);
  if (minLength !== undefined || maxLength !== undefined) return fc.string({ minLength, maxLength });
  return withHint(TEXT, hint);
}

function withHint(chance: fc.Arbitrary<string>, hint?: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return hint ? fc.oneof({ weight: 4, arbitrary: hint }, { weight: 1, arbitrary: chance }) : chance;
}

function matching(
  pattern: string,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
): fc.Arbitrary<string> {
  return fc
    .stringMatching(new RegExp(pattern, "u"), { size: "medium" })
    .filter(({ length }) => length >= minLength && length <= maxLength);
}

function formatted(format: string): fc.Arbitrary<string> {
  const texts = FORMATTED[format];
  if (!texts) throw new Error(`cannot generate strings of format ${format}`);
  return texts;
}

function integerOf({ format, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const bound = format === "int32" ? 2 ** 31 : 2 ** 53;
  const min = minimum ?? (format === "int32" ? -bound : -bound + 1);
  const max = maximum ?? bound - 1;
  const small = fc.integer({ min: Math.max(min, -1), max: Math.min(max, 20) });
  return fc.oneof(
    { weight: 3, arbitrary: small },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((each) => Math.min(max, Math.max(min, each))) },
  );
}
