import { textOf } from "../arguments/checks.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";

/**
 * What no path may be: one without a leading slash, with what URL parsers take for `.` or `..` (WHATWG URL: also
 * percent-encoded), or with characters that end a path, that parsers drop, or that are left of a parameter.
 */
const NO_PATH = /^(?!\/)|\/(?:\.|%2e){1,2}(?:\/|$)|[?#\\\s{}]/i;

/** Two parameters in one segment. */
const SHARED_SEGMENT = /\}[^/{]+\{/;

/** What a path is made of. */
export interface PathParts {
  /** Path template, with the names that the caller uses. */
  readonly template: string;
  /** Values of its parameters, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where the values stand in the arguments, for messages. */
  readonly argument: string;
  /** Parameters whose value may span segments. */
  readonly spanning?: readonly string[];
}

/**
 * The path of a URL: template and values, and nothing else. Every segment is encoded by itself, so that a value
 * never adds or removes a segment, a query or a fragment.
 *
 * @throws InvalidArgumentError when a value is missing, empty or a dot segment, or fits the template in two ways
 */
export function buildPath({ template, values, argument, spanning = [] }: PathParts): string {
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

/** `{name}` in a path template or a resource name pattern. */
const PARAMETER = /\{([^{}]+)\}/g;

/** A segment that is empty, or that URL parsers take for a step up or for nothing. */
export const VOID_SEGMENT: RegExp = /(^|\/)\.{0,2}(\/|$)/;

/** Names of the parameters, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(PARAMETER), ([, name]) => name as string);
}

/** Puts a text in the place of every parameter. */
export function fillTemplate(template: string, textFor: (name: string) => string): string {
  // Three times as fast as a replacement by pattern.
  let filled = "";
  let from = 0;
  for (let at = template.indexOf("{"); at >= 0; at = template.indexOf("{", from)) {
    const end = template.indexOf("}", at);
    if (end < 0) break;
    filled += template.slice(from, at) + textFor(template.slice(at + 1, end));
    from = end + 1;
  }
  return filled + template.slice(from);
}

/**
 * What a filled template looks like, with a group for every parameter. A value contains a slash only where it may
 * span segments, and no character that separates two parameters of one segment, which would leave its end unclear.
 */
export function patternOf(template: string, multiSegment: readonly string[] = []): RegExp {
  const literally = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
  const separators = literally((template.match(/\}[^/{]+\{/g) ?? []).join(""));
  const groupOf = (name: string): string => (multiSegment.includes(name) ? "(.+)" : `([^/${separators}]+)`);
  const pieces = template.split(PARAMETER).map((piece, at) => (at % 2 ? groupOf(piece) : literally(piece)));
  return new RegExp(`^${pieces.join("")}$`, "s");
}
