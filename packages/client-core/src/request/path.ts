import { textOf } from "../arguments/checks.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";

/**
 * Matches invalid paths: without a leading slash; with segments that URL parsers treat as `.` or `..`, even
 * percent-encoded (WHATWG URL); or with characters that end a path, are dropped by parsers, or belong to an unfilled
 * parameter.
 */
const INVALID_PATH = /^(?!\/)|\/(?:\.|%2e){1,2}(?:\/|$)|[?#\\\s{}]/i;

/** Matches the text between two parameters in one segment, with its braces. */
const SEPARATOR = /\}[^/{]+\{/g;

export interface PathParts {
  /** Path template with the caller's parameter names. */
  readonly template: string;
  /** Values of the parameters, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Name of the argument that contains the values, used in messages. */
  readonly argument: string;
  /** Parameters whose values may contain slashes. */
  readonly spanning?: readonly string[];
}

/**
 * Builds the path of a URL. Every segment is encoded separately, so a value can never add or remove a segment, a query
 * or a fragment.
 *
 * @throws InvalidArgumentError if a value is missing, empty or a dot segment, or the path matches its template in more
 * than one way
 */
export function buildPath({ template, values, argument, spanning = [] }: PathParts): string {
  const separators = template.match(SEPARATOR)?.join("") ?? "";
  const path = fillTemplate(template, (name) => {
    const where = `${argument}.${name}`;
    if (values[name] === undefined) throw new InvalidArgumentError(where, "is missing");
    const encoded = encodeURIComponent(textOf(values[name], where));
    const isSpanning = spanning.includes(name);
    const segments = isSpanning ? encoded.replaceAll("%2F", "/") : encoded;
    if (VOID_SEGMENT.test(segments)) {
      throw new InvalidArgumentError(where, 'must not contain an empty, "." or ".." segment');
    }
    if (isSpanning || ![...encoded].some((character) => separators.includes(character))) return segments;
    throw new InvalidArgumentError("path", `is ambiguous, because a value contains a separator: ${template}`);
  });
  if (INVALID_PATH.test(path)) {
    throw new InvalidArgumentError(
      "path",
      `must start with "/" and must not contain a query, fragment or dot segment: ${template}`,
    );
  }
  return path;
}

/** `{name}` in a path template or a resource name pattern. */
const PARAMETER = /\{([^{}]+)\}/g;

/** Matches empty segments and dot segments. */
export const VOID_SEGMENT: RegExp = /(^|\/)\.{0,2}(\/|$)/;

/** Returns the parameter names, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(PARAMETER), ([, name]) => name as string);
}

/** Replaces every parameter of a template. */
export function fillTemplate(template: string, textFor: (name: string) => string): string {
  // Three times as fast as `replace` with a pattern.
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
 * Returns a pattern that matches filled templates, with a group for every parameter. Only values of `multiSegment`
 * parameters may contain slashes. No value may contain a character that separates two parameters in one segment, since
 * the end of the value would be ambiguous.
 */
export function patternOf(template: string, multiSegment: readonly string[] = []): RegExp {
  const literally = (text: string): string => text.replace(/[^\w/]/g, "\\$&");
  const separators = literally((template.match(SEPARATOR) ?? []).join(""));
  const groupOf = (name: string): string => (multiSegment.includes(name) ? "(.+)" : `([^/${separators}]+)`);
  const pieces = template.split(PARAMETER).map((piece, at) => (at % 2 ? groupOf(piece) : literally(piece)));
  return new RegExp(`^${pieces.join("")}$`, "s");
}
