import { recordOf, textOf } from "../arguments/checks.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { fillTemplate, parametersOf, patternOf, VOID_SEGMENT } from "./path.ts";

/** Writes and reads resource names of one pattern. */
export interface ResourceNames<Parts> {
  /** `projects/{project}/locations/{location}` */
  readonly pattern: string;
  /**
   * The resource name of these parts.
   *
   * @throws InvalidArgumentError when a part is missing, unknown, empty, `.`, `..` or contains a slash it may not
   */
  readonly format: (parts: Parts) => string;
  /**
   * The parts of a resource name.
   *
   * @throws InvalidArgumentError when the name does not match the pattern
   */
  readonly parse: (name: string) => Parts;
}

/**
 * Resource names of a pattern such as `projects/{project}/locations/{location}`.
 *
 * A name is not percent-encoded: its parts are what they say, and a `%2F` in a part is those three characters.
 *
 * @param multiSegment parameters whose value may contain slashes
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
      `cannot be separated from its neighbours in ${pattern}`,
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
