/** Segments of a JSON pointer (RFC 6901). */
export type Segments = readonly string[];

/** Thrown if a string is not a JSON pointer. */
export class MalformedPointerError extends Error {
  override readonly name: string = "MalformedPointerError";
  /** The invalid pointer. */
  readonly pointer: string;

  constructor(pointer: string) {
    super(
      `${JSON.stringify(pointer)} is not a JSON pointer: write it like /paths/~1v1~1matters, with ~1 for a slash.`,
    );
    this.pointer = pointer;
  }
}

/**
 * Parses a pointer such as `/a~1b/0`, or a fragment such as `#/a~1b/0`, which may be percent-encoded. Invalid escapes
 * stay unchanged. A fragment's segments are decoded separately, as in other OpenAPI tools, so `%2F` is a slash in a
 * name.
 */
export function parsePointer(pointer: string): string[] {
  const isFragment = pointer.startsWith("#");
  const body = isFragment ? pointer.slice(1) : pointer;
  if (body === "") return [];
  const segments = body.slice(1).split("/");
  // Skip unescaping if possible, because a large document has millions of pointers.
  if (!body.includes("~") && !(isFragment && body.includes("%"))) return segments;
  return segments.map((segment) => unescapeSegment(isFragment ? decode(segment) : segment));
}

/**
 * Parses a pointer written by a user and rejects invalid pointers. A fragment is decoded before it is split (RFC 6901
 * section 6).
 *
 * @throws {MalformedPointerError} if a non-empty pointer does not start with a slash, if a `~` is not followed by 0 or
 *   1, or if a fragment is not percent-encoded UTF-8
 */
export function parseWrittenPointer(text: string): string[] {
  const body = text.startsWith("#") ? decoded(text.slice(1)) : text;
  if (body === undefined || !/^(?:\/|$)/.test(body) || /~(?![01])/.test(body))
    throw new MalformedPointerError(text);
  return parsePointer(body);
}

/** Formats a pointer: `/paths/~1pets`. The root is an empty string. */
export function formatPointer(segments: Segments): string {
  return segments.map(pointerTo).join("");
}

/** Formats a pointer as a fragment without percent-encoding: `#/paths/~1pets`. */
export function formatFragment(segments: Segments): string {
  return `#${formatPointer(segments)}`;
}

/** Returns the JSON pointer to a root key. */
export function pointerTo(key: string): string {
  return `/${escapeSegment(key)}`;
}

/** Returns the pointer to a child: `#/paths` and `/zones` become `#/paths/~1zones`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${escapeSegment(String(key))}`;
}

/** Escapes a segment of a pointer. */
export function escapeSegment(segment: string): string {
  // Skip escaping if possible, because a large document has millions of segments.
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** Returns the value at a pointer, or `undefined` if it does not exist. */
export function valueAt(root: unknown, pointer: string | Segments): unknown {
  let value = root;
  for (const segment of typeof pointer === "string" ? parsePointer(pointer) : pointer) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

/** Returns a copy with a new value at a pointer. If the replacement is `undefined`, the copy omits the value. */
export function withValueAt(root: unknown, pointer: string, replacement: unknown): unknown {
  const [key, ...rest] = parsePointer(pointer);
  return key === undefined ? replacement : withMember(root, key, rest, replacement);
}

function withMember(node: unknown, key: string, rest: Segments, replacement: unknown): object {
  const { [key]: old, ...others } = (node ?? {}) as Record<string, unknown>;
  const [next, ...more] = rest;
  const value = next === undefined ? replacement : withMember(old, next, more, replacement);
  return value === undefined ? others : { ...others, [key]: value };
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

function decode(segment: string): string {
  return decoded(segment) ?? segment;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
