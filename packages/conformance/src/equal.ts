/** Whether two values of JSON are the same. */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)))
  );
}

/** A value as a complaint shows it. */
export function shown(value: unknown): string {
  return value === undefined ? "nothing" : `${JSON.stringify(value)}`;
}
