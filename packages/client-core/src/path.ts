import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { fillTemplate, readTemplate } from "./template.ts";
import { checkSegment, elementsOf, textOf } from "./text-value.ts";

/** How a path is built of its template. */
export interface PathRules {
  /** Parameters whose value may span segments. */
  readonly multiSegment?: readonly string[];
  /** Name of a parameter's value in the arguments of the call, for messages. */
  readonly argumentOf: (parameter: string) => string;
}

/**
 * What a path may not be: one without a slash first, with what URL parsers take for `.` or `..` (WHATWG URL: also
 * percent-encoded), or with what ends a path, is dropped by parsers, or is left of a parameter.
 */
const NO_PATH = /^(?!\/)|\/(?:\.|%2e){1,2}(?:\/|$)|[?#\\\s{}]/i;

/**
 * The path of a URL: template and values, and nothing else. Every segment is encoded by itself, so that a value
 * never adds or removes a segment, a query or a fragment.
 *
 * @throws InvalidArgumentError when a value is missing, empty or a dot segment, or fits the template in two ways
 */
export function buildPath(
  template: string,
  values: Readonly<Record<string, unknown>>,
  { multiSegment = [], argumentOf }: PathRules,
): string {
  const path = fillTemplate(template, (name) => {
    const argument = argumentOf(name);
    if (values[name] === undefined) throw new InvalidArgumentError(argument, "is missing");
    // OpenAPI style "simple": the elements of a list are separated by commas.
    const texts = elementsOf(values[name]).map((element) => textOf(element, argument));
    const separator = multiSegment.includes(name) ? "/" : undefined;
    // A list without elements leaves nothing.
    return checkSegment(texts.map((text) => encodeSegments(text, separator, argument)).join(), argument);
  });
  if (NO_PATH.test(path)) {
    throw new InvalidArgumentError(
      "path",
      `must begin with "/" and hold no query, fragment or dot segment: ${template}`,
    );
  }
  // Two parameters that share a segment, or may grow into each other's, can shift what separates them.
  if ((multiSegment[1] || /\}[^/]*\{/.test(template)) && !readTemplate(template, path, multiSegment)) {
    throw new InvalidArgumentError("path", `can be read in more than one way: ${template}`);
  }
  return path;
}

function encodeSegments(text: string, separator: string | undefined, argument: string): string {
  const segments = separator ? text.split(separator) : [text];
  return segments.map((segment) => encodeURIComponent(checkSegment(segment, argument))).join("/");
}
