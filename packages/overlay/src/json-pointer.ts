/** Segments of a JSON pointer (RFC 6901): `/a~1b/0`, or its fragment form `#/a~1b/0`, which may be percent-encoded. */
export function parsePointer(pointer: string): string[] {
  const isFragment = pointer.startsWith("#");
  const [, ...segments] = (isFragment ? decode(pointer.slice(1)) : pointer).split("/");
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A pointer as it is written: `/paths/~1pets`. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
