import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { recordOf, textOf } from "./checks.ts";

/**
 * Header name and value (RFC 9110 sections 5.1 and 5.5). Line breaks are rejected, since they would start another
 * header.
 */
const HEADER = /^[!#$%&'*+\-.^_`|~\w]+:[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Converts a value to a header value. Error messages never contain the value, which may be a secret.
 *
 * @throws InvalidArgumentError if a header cannot contain the name or the value
 */
export function headerValue(name: string, value: unknown, argument: string): string {
  const text = textOf(value, argument);
  if (HEADER.test(`${name}:${text}`)) return text;
  throw new InvalidArgumentError(
    argument,
    "must be a header value without line breaks, control characters or non-Latin-1 text",
  );
}

/**
 * Returns checked headers by lower-case name, without `undefined` and `null` values.
 *
 * @throws InvalidArgumentError
 */
export function readHeaders(headers: unknown, argument: string): Record<string, string> {
  if (headers === undefined) return {};
  const isList = headers instanceof Headers || Array.isArray(headers);
  const entries = Object.entries(recordOf(isList ? Object.fromEntries(headers) : headers, argument));
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name.toLowerCase(), headerValue(name, value, `${argument}.${name}`)]),
  );
}
