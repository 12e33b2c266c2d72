import { formatPointer } from "@seamline/openapi/json-pointer";

/** Maximum number of keys in a message. The error contains all keys. */
const LISTED_KEYS = 12;

/** Thrown if a JSON pointer does not exist in a document. */
export class UnknownPointerError extends Error {
  override readonly name: string = "UnknownPointerError";
  /** The requested pointer. */
  readonly pointer: string;
  /** Longest part of the pointer that exists; empty for the whole document. */
  readonly existing: string;
  /** Keys of the existing part; empty for a string, a number or a boolean. */
  readonly keys: readonly string[];

  /**
   * @param segments segments of the requested pointer.
   * @param depth number of existing segments.
   * @param keys keys of the existing part.
   */
  constructor(segments: readonly string[], depth: number, keys: readonly string[]) {
    const pointer = formatPointer(segments);
    const existing = formatPointer(segments.slice(0, depth));
    const place = existing === "" ? "The document" : existing;
    super(`${pointer} does not exist. ${place} has ${describeKeys(keys, segments[depth] ?? "")}.`);
    this.pointer = pointer;
    this.existing = existing;
    this.keys = keys;
  }
}

function describeKeys(keys: readonly string[], wanted: string): string {
  if (keys.length === 0) return "nothing below it";
  const nearest = [...keys].sort((a, b) => commonStart(b, wanted) - commonStart(a, wanted));
  const listed = nearest.slice(0, LISTED_KEYS).map((key) => formatPointer([key]));
  const rest = keys.length - listed.length;
  return rest > 0 ? `${listed.join(" ")} and ${rest} more` : listed.join(" ");
}

/** Returns the length of the common prefix of two keys, ignoring case. */
function commonStart(key: string, wanted: string): number {
  const [a, b] = [key.toLowerCase(), wanted.toLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
