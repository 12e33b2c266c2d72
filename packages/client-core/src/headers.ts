import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { elementsOf, textOf } from "./text-value.ts";

/** Field content of RFC 9110 section 5.5, without the line breaks that would start another header. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Refuses what cannot be the value of a header. The message never holds the value, since it may be a secret.
 *
 * @throws InvalidArgumentError
 */
export function checkHeaderValue(value: string, argument: string): string {
  if (VALUE.test(value)) return value;
  throw new InvalidArgumentError(
    argument,
    "must hold no line breaks, control characters or non-Latin-1 text",
  );
}

/**
 * Headers by lower-case name, checked. `undefined` and `null` values are left out; a list is joined by commas.
 *
 * @throws InvalidArgumentError
 */
export function readHeaders(headers: unknown = {}, argument: string): Record<string, string> {
  const pairs = headers instanceof Headers ? [...headers] : Object.entries(headers as object);
  const present = pairs.filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    present.map(([name, value]) => {
      const where = `${argument}.${name}`;
      const texts = elementsOf(value).map((element) => textOf(element, where));
      return [name.toLowerCase(), checkHeaderValue(texts.join(), where)];
    }),
  );
}
