/** A JSON pointer (RFC 6901) as its segments. */
export type Segments = readonly string[];

/** Segments of a pointer: `/a~1b/0` or its fragment form `#/a~1b/0`, which may be percent-encoded. */
export function parsePointer(pointer: string): string[] {
  const isFragment = pointer.startsWith("#");
  const body = isFragment ? pointer.slice(1) : pointer;
  if (body === "") {
    return [];
  }
  const segments = body.slice(1).split("/");
  // Nearly all are plain, and there are millions of them.
  if (!body.includes("~") && !(isFragment && body.includes("%"))) {
    return segments;
  }
  return segments
    .map((segment) => (isFragment ? decode(segment) : segment))
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The fragment form of a pointer: `#/paths/~1pets`. */
export function formatPointer(segments: Segments): string {
  return `#${segments.map((segment) => `/${escapeSegment(segment)}`).join("")}`;
}

/** A segment as it is written in a pointer. */
export function escapeSegment(segment: string): string {
  // Nearly all need none, and there are millions of them.
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** What the pointer leads to, or `undefined`. */
export function valueAt(root: unknown, segments: Segments): unknown {
  let value = root;
  for (const segment of segments) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) {
      return undefined;
    }
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
