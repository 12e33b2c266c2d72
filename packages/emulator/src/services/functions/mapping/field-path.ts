/** The value at a dotted path of fields; `undefined` where there is none. */
export function fieldAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>(memberOf, value);
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

/**
 * The same with another value at a dotted path. Objects on the way are made where there are none; `undefined` takes the
 * field away, and objects on the way that it leaves empty.
 */
export function withField<Value extends object>(value: Value, path: string, field: unknown): Value {
  return (changed(value, path.split("."), field) ?? {}) as Value;
}

function changed(value: unknown, [key = "", ...rest]: readonly string[], field: unknown): object | undefined {
  const { [key]: old, ...others } = isObject(value) ? value : {};
  const next = rest.length > 0 ? changed(old, rest, field) : field;
  if (next !== undefined) return { ...others, [key]: next };
  return Object.keys(others).length > 0 ? others : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
