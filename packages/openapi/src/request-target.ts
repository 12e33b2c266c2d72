/** A segment of a requested path. */
export interface PathSegment {
  /** As it was sent. */
  readonly raw: string;
  readonly decoded: string;
}

/** Why a path can name nothing, whatever the operations are. */
export type PathFault = "no-such-path" | "broken-encoding" | "dot-segment" | "empty-segment";

/** A request target, cut at its first question mark. Neither part is decoded. */
export interface SplitTarget {
  readonly path: string;
  readonly query: string;
}

/** Splits a target in origin form or in absolute form (RFC 9112 section 3.2). */
export function splitTarget(target: string): SplitTarget {
  const origin = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = origin.indexOf("?");
  return mark < 0
    ? { path: origin, query: "" }
    : { path: origin.slice(0, mark), query: origin.slice(mark + 1) };
}

/**
 * The segments of a path, each decoded by itself; nothing is normalised away, so that no path leads to a place other
 * than the one that it spells.
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

/** What is wrong with a decoded segment, were it the name of something. */
export function segmentFault(decoded: string): "dot-segment" | "empty-segment" | undefined {
  if (decoded === "") return "empty-segment";
  return decoded === "." || decoded === ".." ? "dot-segment" : undefined;
}

/** Decodes a segment; `undefined` when it is not percent-encoded UTF-8. */
export function decodeSegment(raw: string): string | undefined {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** Values of a query by their decoded names. The values are as they were sent: a comma means more than `%2C`. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Reads a query, or a form of the media type `application/x-www-form-urlencoded`. */
export function readQuery(query: string): RawQuery {
  const values = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decodeQuery(at < 0 ? pair : pair.slice(0, at));
    // A name that cannot be read is none that the contract knows, and those are ignored.
    if (name === undefined) continue;
    const value = at < 0 ? "" : pair.slice(at + 1);
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Decodes a part of a query; `undefined` when it is not percent-encoded UTF-8. */
export function decodeQuery(raw: string): string | undefined {
  if (!/[%+]/.test(raw)) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
