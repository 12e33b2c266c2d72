/**
 * Whether a path is one that a pattern means. `*` stands for any part of a segment, `**` for any number of segments,
 * `{name}` for a segment and `{name=pattern}` for what that pattern means.
 */
export function matchesPathPattern(pattern: string, path: string): boolean {
  return segmentsMatch(segmentsOf(withoutNames(pattern)), segmentsOf(path));
}

/** What is captured makes no difference to what is meant. */
function withoutNames(pattern: string): string {
  return pattern.replace(/\{[^{}=]*(?:=(?<inner>[^{}]*))?\}/g, (_, inner?: string) => inner ?? "*");
}

/** `/a//b/` has the segments `a`, ``, `b`: slashes around a path make no difference. */
function segmentsOf(path: string): readonly string[] {
  const trimmed = path.replace(/^\/|\/$/g, "");
  return trimmed === "" ? [] : trimmed.split("/");
}

/** Goes on from the last `**` where a segment does not fit: never back to one before, so that it takes no longer. */
function segmentsMatch(pattern: readonly string[], path: readonly string[]): boolean {
  let [at, from] = [0, 0];
  let last: { readonly at: number; readonly from: number } | undefined;
  while (from < path.length) {
    const part = pattern[at];
    if (part === "**") {
      at += 1;
      last = { at, from };
    } else if (part !== undefined && segmentMatches(part, path[from] as string)) {
      at += 1;
      from += 1;
    } else if (last) {
      last = { at: last.at, from: last.from + 1 };
      ({ at, from } = last);
    } else return false;
  }
  return pattern.slice(at).every((part) => part === "**");
}

function segmentMatches(pattern: string, segment: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return segment === pattern;
  if (!segment.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = segment.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return segment.length - at >= last.length && segment.endsWith(last);
}
