/** A JSON pointer (RFC 6901) as its segments. */
export type Segments = readonly string[];

/** A text that is no JSON pointer. */
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
 * Segments of a pointer: `/a~1b/0`, or its fragment form `#/a~1b/0`, which may be percent-encoded. What cannot be
 * decoded stays as it is written. Segments of a fragment are decoded one by one, as the tools of OpenAPI do it, so that
 * `%2F` is a slash in a name.
 */
export function parsePointer(pointer: string): string[] {
  const isFragment = pointer.startsWith("#");
  const body = isFragment ? pointer.slice(1) : pointer;
  if (body === "") return [];
  const segments = body.slice(1).split("/");
  // Nearly all are plain, and a large document has millions of them.
  if (!body.includes("~") && !(isFragment && body.includes("%"))) return segments;
  return segments.map((segment) => unescapeSegment(isFragment ? decode(segment) : segment));
}

/**
 * The same, of a text that somebody wrote as a pointer. A fragment is decoded before it is taken apart, as RFC 6901
 * section 6 has it.
 *
 * @throws {MalformedPointerError} for a text that is neither empty nor begins with a slash, for a `~` that is followed
 * by neither 0 nor 1, and for a fragment that is not percent-encoded UTF-8.
 */
export function parseWrittenPointer(text: string): string[] {
  const body = text.startsWith("#") ? decoded(text.slice(1)) : text;
  if (body === undefined || !/^(?:\/|$)/.test(body) || /~(?![01])/.test(body))
    throw new MalformedPointerError(text);
  return parsePointer(body);
}

/** A pointer as it is written: `/paths/~1pets`; empty for the whole. */
export function formatPointer(segments: Segments): string {
  return segments.map(pointerTo).join("");
}

/** The fragment form of a pointer: `#/paths/~1pets`. It is not percent-encoded. */
export function formatFragment(segments: Segments): string {
  return `#${formatPointer(segments)}`;
}

/** A JSON pointer of one key. */
export function pointerTo(key: string): string {
  return `/${escapeSegment(key)}`;
}

/** Pointer to a child, in the form of that to its parent: `#/paths` and `/zones` give `#/paths/~1zones`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${escapeSegment(String(key))}`;
}

/** A segment as it is written in a pointer. */
export function escapeSegment(segment: string): string {
  // Nearly all need none, and a large document has millions of them.
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** What a pointer leads to; `undefined` where it leads nowhere. */
export function valueAt(root: unknown, pointer: string | Segments): unknown {
  let value = root;
  for (const segment of typeof pointer === "string" ? parsePointer(pointer) : pointer) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

/** A copy of an object in which a pointer leads to another value; one of `undefined` is taken away. */
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
