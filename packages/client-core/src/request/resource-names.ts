import { recordOf, textOf } from "../arguments/checks.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { fillTemplate, parametersOf, patternOf, VOID_SEGMENT } from "./path.ts";

/** Formats and parses resource names with one pattern. */
export interface ResourceNames<Parts> {
  /** `projects/{project}/locations/{location}` */
  readonly pattern: string;
  /**
   * Returns the resource name for these parts.
   *
   * @throws InvalidArgumentError if a part is missing, unknown, empty, `.` or `..`, or contains a slash that its
   * pattern does not allow
   */
  readonly format: (parts: Parts) => string;
  /**
   * Returns the parts of a resource name.
   *
   * @throws InvalidArgumentError if the name does not match the pattern
   */
  readonly parse: (name: string) => Parts;
}

/**
 * Returns the functions for resource names with a pattern such as `projects/{project}/locations/{location}`.
 *
 * Names are not percent-encoded: a `%2F` in a part is three characters, not a slash.
 *
 * @param multiSegment parameters whose values may contain slashes
 */
export function resourceNames<Parts extends object>(
  pattern: string,
  multiSegment: readonly string[] = [],
): ResourceNames<Parts> {
  return {
    pattern,
    format: (parts) => formatName(pattern, multiSegment, parts as Record<string, unknown>),
    parse: (name) => parseName(pattern, multiSegment, name) as Parts,
  };
}

function formatName(
  pattern: string,
  multiSegment: readonly string[],
  parts: Readonly<Record<string, unknown>>,
): string {
  recordOf(parts, "parts", parametersOf(pattern));
  const name = fillTemplate(pattern, (parameter) => textOf(parts[parameter], `parts.${parameter}`));
  const read = parseName(pattern, multiSegment, name);
  for (const parameter of parametersOf(pattern)) {
    if (read[parameter] === `${parts[parameter]}`) continue;
    throw new InvalidArgumentError(
      `parts.${parameter}`,
      `is ambiguous, because a value contains a separator of ${pattern}`,
    );
  }
  return name;
}

function parseName(pattern: string, multiSegment: readonly string[], name: string): Record<string, string> {
  const parts = patternOf(pattern, multiSegment).exec(`${name}`);
  if (!parts || VOID_SEGMENT.test(`${name}`)) {
    throw new InvalidArgumentError("name", `must have the form ${pattern}`);
  }
  return Object.fromEntries(
    parametersOf(pattern).map((parameter, index) => [parameter, parts[index + 1] as string]),
  );
}
