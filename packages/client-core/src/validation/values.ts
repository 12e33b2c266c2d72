import { reject, type Schema } from "./schema.ts";

/** Makes the schema of a type. */
function typeOf(expected: string, isOfType: (value: unknown) => boolean): Schema {
  return (value, problems) => {
    if (!isOfType(value)) reject(problems, expected, value);
  };
}

/** Any value of JSON. `undefined` is none. */
export const any: Schema = /* @__PURE__ */ typeOf("there", (value) => value !== undefined);

/** No value is right: a member that must not be there. */
export const never: Schema = /* @__PURE__ */ typeOf("absent", () => false);

/** A response without a body. */
export const absent: Schema = /* @__PURE__ */ typeOf("absent", (value) => value === undefined);

export const string: Schema = /* @__PURE__ */ typeOf("a string", (value) => typeof value === "string");

/** A number of JSON, which is finite: hundreds of digits are read as an infinite one. */
export const number: Schema = /* @__PURE__ */ typeOf("a number", Number.isFinite);

export const boolean: Schema = /* @__PURE__ */ typeOf("true or false", (value) => typeof value === "boolean");

/** The value `null` alone. */
export const nil: Schema = /* @__PURE__ */ typeOf("null", (value) => value === null);

/**
 * A whole number.
 *
 * @param minimum by default, the least that a number of JavaScript holds exactly
 * @param maximum by default, the greatest
 */
export function integer(
  minimum: number = Number.MIN_SAFE_INTEGER,
  maximum: number = Number.MAX_SAFE_INTEGER,
): Schema {
  return (value, problems) => {
    if (!Number.isInteger(value)) reject(problems, "an integer", value);
    else if ((value as number) < minimum || (value as number) > maximum) {
      reject(problems, `an integer from ${minimum} to ${maximum}`, value);
    }
  };
}

/** One of these values, which are no objects or arrays. */
export function oneOfValues(...values: readonly unknown[]): Schema {
  const expected = wordsOf(values);
  return (value, problems) => {
    if (!values.includes(value)) reject(problems, expected, value);
  };
}

/** One of these values, of any type. */
export function equalToOne(...values: readonly unknown[]): Schema {
  const texts = new Set(values.map(canonical));
  const expected = wordsOf(values);
  return (value, problems) => {
    if (value === undefined || !texts.has(canonical(value))) reject(problems, expected, value);
  };
}

/** The value, or `null`. */
export function nullable(schema: Schema): Schema {
  return (value, problems) => {
    if (value === null) return;
    const before = problems.length;
    schema(value, problems);
    for (const problem of problems.slice(before)) if (!problem.path.length) problem.expected += " or null";
  };
}

/** The same text for values of JSON that are equal: the order of members means nothing. */
export function canonical(value: unknown): string {
  return `${JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)));
  })}`;
}

function wordsOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value)).join(", ");
  return values.length === 1 ? texts : `one of ${texts}`;
}
