/** The value at a JSON pointer (RFC 6901); `undefined` where it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

/** A copy of an object in which a JSON pointer leads to another value; one of `undefined` is taken away. */
export function withValueAt(value: unknown, pointer: string, replacement: unknown): unknown {
  return keysOf(pointer).reduceRight<(node: unknown) => unknown>(
    (inner, key) => (node) => {
      const { [key]: old, ...others } = (node ?? {}) as Record<string, unknown>;
      const next = inner(old);
      return next === undefined ? others : { ...others, [key]: next };
    },
    () => replacement,
  )(value);
}

function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
