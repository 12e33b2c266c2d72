import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { childPointer, withValueAt } from "@seamline/openapi/json-pointer";
import fc from "fast-check";
import { merged } from "./smallest-value.ts";
import { patternOf } from "./text-pattern.ts";

/** A way to break a value so that it violates its schema in one place. */
export interface InvalidPart {
  /** JSON pointer into the value. */
  readonly at: string;
  /** The violated requirement, such as `at most 100`. */
  readonly demand: string;
  /** Values that violate the requirement. `undefined` removes the member. */
  readonly values: fc.Arbitrary<unknown>;
}

const MAX_DEPTH = 3;

const WRONG_TYPES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(fc.boolean(), fc.constant({}), fc.constant([])),
  integer: fc.constantFrom<unknown>("text", {}, 1.5),
  number: fc.constantFrom<unknown>("text", {}),
  boolean: fc.constantFrom<unknown>("text", {}),
  array: fc.constantFrom<unknown>("text", { a: 1 }),
  object: fc.constantFrom<unknown>("text", ["text"]),
};

/** Returns the ways to break a JSON value: wrong types, bounds, lengths, patterns, enums and missing members. */
export function invalidParts(bundle: OpenApiDocument, schema: Schema, value: unknown): InvalidPart[] {
  return partsAt(bundle, schema, value, "", 0);
}

/** Returns a copy of a value, broken in one place. */
export function broken(value: unknown, { at }: InvalidPart, replacement: unknown): unknown {
  return withValueAt(value, at, replacement);
}

function partsAt(
  bundle: OpenApiDocument,
  written: Schema,
  value: unknown,
  at: string,
  depth: number,
): InvalidPart[] {
  const schema = merged(bundle, written);
  const { properties = {}, required = [] } = schema;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const missing = required
    .filter((name) => isObject && Object.hasOwn(value, name))
    .map((name) => ({
      at: childPointer(at, name),
      demand: `${name} is required`,
      values: fc.constant(undefined),
    }));
  const below = Object.entries(properties).flatMap(([name, each]) => {
    const path = childPointer(at, name);
    const child = isObject ? (value as Record<string, unknown>)[name] : undefined;
    const isReachable = depth === 0 || child !== undefined;
    return isReachable && depth < MAX_DEPTH ? partsAt(bundle, each, child, path, depth + 1) : [];
  });
  return [...(at === "" ? [] : scalarParts(schema, at)), ...missing, ...below];
}

/** Returns the ways to break a member of a body or a parameter. */
export function scalarParts(schema: Schema, at: string): InvalidPart[] {
  const types = [schema.type ?? []].flat();
  const [type] = types;
  const wrong = type === undefined || types.length > 1 || schema.enum ? undefined : WRONG_TYPES[type];
  return [
    ...(wrong ? [{ at, demand: `must have the type ${type}`, values: wrong }] : []),
    ...enumPart(schema, at),
    ...boundParts(schema, at),
    ...lengthParts(schema, at),
  ];
}

function enumPart(schema: Schema, at: string): InvalidPart[] {
  if (!schema.enum || schema["x-open-enum"] === true) return [];
  const isText = schema.enum.some((each) => typeof each === "string");
  const values = isText ? fc.constant<unknown>("NOT_A_DOCUMENTED_VALUE") : fc.constant<unknown>(99_999);
  return [{ at, demand: "must be a value of the enum", values }];
}

function boundParts({ minimum, maximum }: Schema, at: string): InvalidPart[] {
  const beyond = (bound: number, sign: 1 | -1) =>
    fc.constantFrom(1, 2, 1000).map((distance): unknown => bound + sign * distance);
  return [
    ...(minimum === undefined
      ? []
      : [{ at, demand: `must be at least ${minimum}`, values: beyond(minimum, -1) }]),
    ...(maximum === undefined
      ? []
      : [{ at, demand: `must be at most ${maximum}`, values: beyond(maximum, 1) }]),
  ];
}

function lengthParts({ minLength, maxLength, pattern }: Schema, at: string): InvalidPart[] {
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.NaN)];
  const expression = pattern === undefined ? undefined : patternOf(pattern);
  const misses = [" ", "!", "\t"].filter((text) => expression?.test(text) === false);
  return [
    ...(least > 0
      ? [
          {
            at,
            demand: `must have at least ${least} characters`,
            values: fc.constant<unknown>("x".repeat(least - 1)),
          },
        ]
      : []),
    ...(Number.isFinite(most) && most < 10_000
      ? [
          {
            at,
            demand: `must have at most ${most} characters`,
            values: fc.constant<unknown>("x".repeat(most + 1)),
          },
        ]
      : []),
    ...(misses.length > 0
      ? [{ at, demand: `must match ${pattern}`, values: fc.constantFrom<unknown>(...misses) }]
      : []),
  ];
}
