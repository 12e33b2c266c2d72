/** A JSON pointer (RFC 6901) that cannot be read. */
export class MalformedPointerError extends Error {
  override readonly name: string = "MalformedPointerError";
  /** The text as it was given. */
  readonly pointer: string;

  constructor(pointer: string) {
    super(
      `${JSON.stringify(pointer)} is no JSON pointer: write it like /paths/~1v1~1matters, with ~1 for a slash.`,
    );
    this.pointer = pointer;
  }
}

/**
 * Segments of a pointer: `/a~1b/0`, or its fragment form `#/a~1b/0`, which may be percent-encoded.
 *
 * @throws {MalformedPointerError} for a text that is neither empty nor begins with a slash, or for a `~` that is
 * followed by neither 0 nor 1.
 */
export function parsePointer(pointer: string): string[] {
  const body = pointer.startsWith("#") ? decodeFragment(pointer) : pointer;
  if (body === "") return [];
  if (!body.startsWith("/") || /~(?![01])/.test(body)) throw new MalformedPointerError(pointer);
  return body
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer with these segments; empty for the whole document. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function decodeFragment(pointer: string): string {
  try {
    return decodeURIComponent(pointer.slice(1));
  } catch {
    throw new MalformedPointerError(pointer);
  }
}
