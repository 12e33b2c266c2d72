import type { CallInput } from "./call-input.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { fillTemplate, patternOf, VOID_SEGMENT } from "./template.ts";
import { textOf } from "./text-value.ts";

/**
 * What a path may not be: one without a slash first, with what URL parsers take for `.` or `..` (WHATWG URL: also
 * percent-encoded), or with what ends a path, is dropped by parsers, or is left of a parameter.
 */
const NO_PATH = /^(?!\/)|\/(?:\.|%2e){1,2}(?:\/|$)|[?#\\\s{}]/i;

/** Two parameters in one segment. */
const SHARED_SEGMENT = /\}[^/{]+\{/;

/**
 * The path of a URL: template and values, and nothing else. Every segment is encoded by itself, so that a value
 * never adds or removes a segment, a query or a fragment.
 *
 * @throws InvalidArgumentError when a value is missing, empty or a dot segment, or fits the template in two ways
 */
export function buildPath({ template, values, argument, spanning = [] }: CallInput): string {
  const path = fillTemplate(template, (name) => {
    const where = `${argument}.${name}`;
    if (values[name] === undefined) throw new InvalidArgumentError(where, "is missing");
    const encoded = encodeURIComponent(textOf(values[name], where));
    const segments = spanning.includes(name) ? encoded.replaceAll("%2F", "/") : encoded;
    if (!VOID_SEGMENT.test(segments)) return segments;
    throw new InvalidArgumentError(where, 'must not hold an empty, "." or ".." segment');
  });
  if (NO_PATH.test(path)) {
    throw new InvalidArgumentError(
      "path",
      `must begin with "/" and hold no query, fragment or dot segment: ${template}`,
    );
  }
  if (SHARED_SEGMENT.test(template) && !patternOf(template, spanning).test(path)) {
    throw new InvalidArgumentError("path", `can be read in more than one way: ${template}`);
  }
  return path;
}
