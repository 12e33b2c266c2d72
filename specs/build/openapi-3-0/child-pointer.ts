/** Pointer to a child (RFC 6901 section 3): `#/paths` and `/zones` give `#/paths/~1zones`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
