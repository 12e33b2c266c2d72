import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { documentReturning, validatorsOf } from "./support/validators.ts";

const name = fc.constantFrom("a", "b", "ab");
const count = fc.nat({ max: 3 });
const text = fc.constantFrom("", "a", "b", "ab", "abc", "😀😀", "2026-03-04T05:06:07Z", "12", "aGk=");
const numeric = fc.constantFrom(-3, -1, 0, 0.5, 1, 2, 3, 4, 6);

/** Values that often contain the names, strings and numbers from the schemas. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(text, numeric, fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
}));

const types = fc.constantFrom("string", "number", "integer", "boolean", "object", "array", "null");

interface ObjectSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/** Removes required members that `additionalProperties: false` forbids, because the generator rejects such schemas. */
function withoutContradiction(given: object): object {
  const { required, ...schema } = given as ObjectSchema;
  const { properties = {}, additionalProperties } = schema;
  const isClosed = additionalProperties === false;
  if (required === undefined) return schema;
  return { ...schema, required: required.filter((each) => !isClosed || Object.hasOwn(properties, each)) };
}

/**
 * Schemas with every keyword that validators support. Excludes references, which have their own test, and `contains`,
 * because Ajv accepts an empty array, contrary to the specification.
 */
const { schema } = fc.letrec<{ schema: object }>((tie) => {
  const part = fc.oneof({ weight: 9, arbitrary: tie("schema") }, { weight: 1, arbitrary: fc.boolean() });
  const parts = fc.array(part, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, part, { maxKeys: 3 });
  const values = fc.uniqueArray(value, {
    minLength: 1,
    maxLength: 4,
    selector: (each) => JSON.stringify(each),
  });
  const of = (type: unknown, keywords: object) =>
    fc.record({ type: fc.constant(type), ...keywords }, { requiredKeys: [] }).map(withoutContradiction);
  const strings = { minLength: count, maxLength: count, pattern: fc.constantFrom("^a", "b$", "\\d") };
  const numbers = {
    ...{ minimum: numeric, maximum: numeric, exclusiveMinimum: numeric, exclusiveMaximum: numeric },
    multipleOf: fc.constantFrom(1, 2, 3),
  };
  const objects = {
    ...{ properties: named, required: fc.uniqueArray(name), additionalProperties: part },
    ...{
      patternProperties: fc.dictionary(fc.constantFrom("^a", "b$"), part, { maxKeys: 2 }),
      propertyNames: part,
    },
    ...{ minProperties: count, maxProperties: count, dependentSchemas: named },
    dependentRequired: fc.dictionary(name, fc.uniqueArray(name), { maxKeys: 2 }),
  };
  const arrays = {
    ...{ items: part, prefixItems: parts, minItems: count, maxItems: count, uniqueItems: fc.boolean() },
  };
  const combined = {
    ...{ allOf: parts, anyOf: parts, oneOf: parts, not: part },
    ...Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, part])),
  };
  const someTypes = fc.uniqueArray(types, { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { depthSize: "xsmall", withCrossShrink: true },
      fc.record({ type: fc.oneof(types, someTypes) }),
      fc.record({ enum: values, type: fc.oneof(types, someTypes) }, { requiredKeys: ["enum"] }),
      fc.record({ const: value }),
      of("string", strings),
      of("number", numbers),
      fc.record(
        { type: fc.constant("integer"), minimum: numeric, maximum: numeric },
        { requiredKeys: ["type"] },
      ),
      of("object", objects),
      of("array", arrays).map(withoutAjvDefect),
      of(["object", "null"], objects),
      of(["array", "string"], { ...arrays, ...strings }).map(withoutAjvDefect),
      fc
        .record({ type: someTypes, ...combined, ...objects, ...numbers }, { requiredKeys: [] })
        .map(withoutContradiction),
    ),
  };
});

// If Ajv tracks evaluated members, it fails for some combinations of keywords. These schemas do not need it.
const ajv = new Ajv2020({ strict: false, ownProperties: true, unevaluated: false });

/** Omits `uniqueItems` next to `prefixItems`, because Ajv 8.20 does not support the combination: it skips items or fails. */
function withoutAjvDefect(keywords: object): object {
  const { uniqueItems: _, ...others } = keywords as { uniqueItems?: boolean };
  return "prefixItems" in keywords ? others : keywords;
}

test("generated validators and Ajv give the same results for every keyword", {
  timeout: 120_000,
}, async () => {
  const outcomes = { right: 0, wrong: 0 };
  const many = fc.array(schema, { minLength: 80, maxLength: 80 });
  const cases = fc.tuple(many, fc.array(value, { minLength: 60, maxLength: 60 }));
  const agree = async (drawn: [object[], unknown[]]) => {
    // Convert the values to plain objects, because generated objects may have no prototype.
    const [schemas, values]: typeof drawn = JSON.parse(JSON.stringify(drawn));
    const named = Object.fromEntries(schemas.map((each, index) => [`s${index}`, each]));
    const validators = await validatorsOf(documentReturning(named));
    const disagreements: string[] = [];
    for (const [key, each] of Object.entries(named)) {
      const isAllowed = ajv.compile(each);
      for (const one of values) {
        const isRight = isAllowed(one) === true;
        const issues = validators[key]?.(one) ?? ["no validator"];
        if (isRight !== (issues.length === 0))
          disagreements.push(JSON.stringify({ schema: each, value: one, issues }));
        outcomes[isRight ? "right" : "wrong"] += 1;
      }
    }
    const [shortest] = disagreements.sort((left, right) => left.length - right.length);
    expect(shortest).toBeUndefined();
  };
  await fc.assert(fc.asyncProperty(cases, agree), { numRuns: 2, endOnFailure: true });
  expect(Math.min(outcomes.right, outcomes.wrong)).toBeGreaterThan(100);
});
