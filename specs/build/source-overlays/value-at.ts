/** Returns the value at a path of keys; undefined if the path does not exist. */
export function valueAt(document: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    document,
  );
}
