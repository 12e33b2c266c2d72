/** The value that a JSON pointer (RFC 6901) leads to; `undefined` where there is none, or no pointer. */
export function readPointer(value: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined) return undefined;
  let found = value;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    found = Object.hasOwn(Object(found), key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}
