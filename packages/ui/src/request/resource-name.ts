/** Names such as `projects/demo/locations/europe-west1`, and the segments of paths that they are made of. */

const PARAMETER = /^\{([^{}]+)\}$/;

/** The parameters of a template or a pattern, in order. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** Puts values into the places of a template or a pattern. */
export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => values[name] ?? "");
}

/**
 * The path of a template: every value is encoded by segment, so that no value leads elsewhere.
 *
 * @param multiSegment the parameters whose values may span segments
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

/** Why a value cannot stand at the place of a parameter; `undefined` where it can. */
export function valueProblem(value: string, spansSegments: boolean): string | undefined {
  if (value === "") return "A value is required here: the path has a place for it.";
  const segments = spansSegments ? value.split("/") : [value];
  if (segments.includes("")) return "No segment may be empty.";
  if (segments.some((each) => each === "." || each === "..")) return "No segment may be “.” or “..”.";
  return undefined;
}

type ReadName = { readonly values: Readonly<Record<string, string>> } | { readonly problem: string };

/**
 * Takes a name apart by its pattern.
 *
 * @param multiSegment the parameters whose values may span segments; such a parameter is the last of its pattern
 */
export function readName(pattern: string, name: string, multiSegment: readonly string[]): ReadName {
  if (name === "") return { problem: `A name is required here, like ${pattern}.` };
  const expected = pattern.split("/");
  const segments = segmentsOf(name, expected, multiSegment);
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index];
    if (segment === undefined) return misfit(pattern, `it ends before ${part}`);
    const parameter = PARAMETER.exec(part)?.[1];
    if (parameter === undefined) {
      if (segment !== part)
        return misfit(pattern, `segment ${index + 1} must be ${part}, and is ${segment || "empty"}`);
      continue;
    }
    const problem = valueProblem(segment, multiSegment.includes(parameter));
    if (problem) return misfit(pattern, `segment ${index + 1}, ${part}, is empty, “.” or “..”`);
    values[parameter] = segment;
  }
  if (segments.length > expected.length)
    return misfit(pattern, `it has ${segments.length} segments, and ${expected.length} are right`);
  return { values };
}

/** The segments of a name; the last one takes the rest where its parameter may span segments. */
function segmentsOf(name: string, expected: readonly string[], multiSegment: readonly string[]): string[] {
  const segments = name.split("/");
  const last = PARAMETER.exec(expected.at(-1) ?? "")?.[1];
  if (last === undefined || !multiSegment.includes(last) || segments.length <= expected.length)
    return segments;
  const before = expected.length - 1;
  return [...segments.slice(0, before), segments.slice(before).join("/")];
}

function misfit(pattern: string, why: string): ReadName {
  return { problem: `The name must be like ${pattern}: ${why}.` };
}
