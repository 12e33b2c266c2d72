/** A request target, taken apart and otherwise as it was sent: what normalises a path hides where it led. */
export interface Target {
  readonly path: string;
  /** Names are decoded; values are not, since a delimiter within them means more than an encoded one. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** What RFC 3986 allows in a path segment. */
const SEGMENT = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*$/i;

/** Splits a target that {@link checkTarget} has nothing against. */
export function splitTarget(target: string): Target {
  const { path, query } = cut(target);
  const pairs = query.split("&").filter((pair) => pair !== "");
  return { path, query: pairs.map(splitPair) };
}

/** Says what makes a target ambiguous or unreadable, whatever operation it is meant for. */
export function checkTarget(target: string): string[] {
  const { path, query } = cut(target);
  if (!path.startsWith("/")) return [`the target ${target} does not start with a slash`];
  const segments = path.slice(1).split("/");
  return [
    // A template may end in a slash, so an empty last segment is for the templates to match.
    ...(segments.slice(0, -1).includes("") ? [`the path ${path} has an empty segment`] : []),
    ...segments.flatMap(checkSegment),
    ...(decode(query) === undefined ? [`the query ${query} is not percent-encoded UTF-8`] : []),
  ];
}

/** Decodes one value of a query. */
export function decodeQueryValue(value: string): string {
  return decodeURIComponent(value.replaceAll("+", " "));
}

function checkSegment(segment: string): string[] {
  const decoded = decode(segment);
  if (decoded === undefined || !SEGMENT.test(segment))
    return [`the path segment ${segment} is not percent-encoded UTF-8`];
  return decoded === "." || decoded === ".." ? [`the path segment ${segment} leads to another path`] : [];
}

function cut(target: string): { path: string; query: string } {
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

function splitPair(pair: string): readonly [string, string] {
  const [name = "", ...value] = pair.split("=");
  return [decodeQueryValue(name), value.join("=")];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
