import { requestText } from "../strings.ts";

/** Reads and writes resource names such as `projects/demo/locations/europe-west1`, and fills path templates. */

const PARAMETER = /^\{([^{}]+)\}$/;

/** Returns the parameter names in a template or pattern, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** Replaces the parameters of a template or pattern with values. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? "");
}

/**
 * Fills a path template. Values are percent-encoded, so no value can change the path.
 *
 * @param multiSegment parameters whose values may contain slashes
 */
export function fillPath(
  template: string,
  values: Readonly<Record<string, string>>,
  multiSegment: readonly string[] = [],
): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return multiSegment.includes(name)
      ? value.split("/").map(encodeURIComponent).join("/")
      : encodeURIComponent(value);
  });
}

/** Returns the reason why a value is invalid for a path parameter, or `undefined` if the value is valid. */
export function valueProblem(value: string, spansSegments: boolean): string | undefined {
  if (value === "") return requestText.valueRequired;
  const segments = spansSegments ? value.split("/") : [value];
  if (segments.includes("")) return requestText.emptySegment;
  if (segments.some((each) => each === "." || each === "..")) return requestText.dotSegment;
  return undefined;
}

type ReadName = { readonly values: Readonly<Record<string, string>> } | { readonly problem: string };

/**
 * Splits a resource name into the parameters of its pattern.
 *
 * @param multiSegment parameters whose values may contain slashes; they are always last in the pattern
 */
export function readName(pattern: string, name: string, multiSegment: readonly string[]): ReadName {
  if (name === "") return { problem: requestText.nameRequired(pattern) };
  const expected = pattern.split("/");
  const segments = segmentsOf(name, expected, multiSegment);
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index];
    if (segment === undefined) return misfit(pattern, requestText.nameEnds(part));
    const parameter = PARAMETER.exec(part)?.[1];
    if (parameter === undefined) {
      if (segment !== part) return misfit(pattern, requestText.wrongSegment(index + 1, part, segment));
      continue;
    }
    const problem = valueProblem(segment, multiSegment.includes(parameter));
    if (problem) return misfit(pattern, requestText.invalidSegment(index + 1, part));
    values[parameter] = segment;
  }
  if (segments.length > expected.length)
    return misfit(pattern, requestText.tooManySegments(expected.length, segments.length));
  return { values };
}

/**
 * Splits a name into segments. If the last parameter may contain slashes, the last segment is the remainder of the
 * name.
 */
function segmentsOf(name: string, expected: readonly string[], multiSegment: readonly string[]): string[] {
  const segments = name.split("/");
  const last = PARAMETER.exec(expected.at(-1) ?? "")?.[1];
  if (last === undefined || !multiSegment.includes(last) || segments.length <= expected.length)
    return segments;
  const before = expected.length - 1;
  return [...segments.slice(0, before), segments.slice(before).join("/")];
}

function misfit(pattern: string, why: string): ReadName {
  return { problem: requestText.invalidName(pattern, why) };
}
