/** A segment of a request path. */
export interface PathSegment {
  /** The segment as sent. */
  readonly raw: string;
  readonly decoded: string;
}

/** Reason why no operation can match a path. */
export type PathFault = "no-such-path" | "broken-encoding" | "dot-segment" | "empty-segment";

/** A request target, split at the first question mark. Both parts are still encoded. */
export interface SplitTarget {
  readonly path: string;
  readonly query: string;
}

/** Splits a request target in origin form or absolute form (RFC 9112 section 3.2). */
export function splitTarget(target: string): SplitTarget {
  const origin = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = origin.indexOf("?");
  return mark < 0
    ? { path: origin, query: "" }
    : { path: origin.slice(0, mark), query: origin.slice(mark + 1) };
}

/**
 * Splits a path into segments and decodes each segment. Does not normalize the path, because this could lead to a
 * different resource.
 */
export function readPath(path: string): readonly PathSegment[] | PathFault {
  if (!path.startsWith("/")) return "no-such-path";
  const segments: PathSegment[] = [];
  for (const raw of path.slice(1).split("/")) {
    const decoded = decodeSegment(raw);
    if (decoded === undefined) return "broken-encoding";
    const fault = segmentFault(decoded);
    if (fault) return fault;
    segments.push({ raw, decoded });
  }
  return segments;
}

/** Returns the reason why a decoded segment is not a valid name. */
export function segmentFault(decoded: string): "dot-segment" | "empty-segment" | undefined {
  if (decoded === "") return "empty-segment";
  return decoded === "." || decoded === ".." ? "dot-segment" : undefined;
}

/** Decodes a segment. Returns `undefined` if it is not percent-encoded UTF-8. */
export function decodeSegment(raw: string): string | undefined {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** Query values by decoded name. The values stay encoded, because a comma differs from `%2C`. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Parses a query string or a form (`application/x-www-form-urlencoded`). */
export function readQuery(query: string): RawQuery {
  const values = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decodeQuery(at < 0 ? pair : pair.slice(0, at));
    // Names that cannot be decoded are ignored, like unknown names.
    if (name === undefined) continue;
    const value = at < 0 ? "" : pair.slice(at + 1);
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Decodes a name or value in a query. Returns `undefined` if it is not percent-encoded UTF-8. */
export function decodeQuery(raw: string): string | undefined {
  if (!/[%+]/.test(raw)) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
