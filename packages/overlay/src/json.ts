export type JsonObject = Record<string, unknown>;

export type Container = JsonObject | unknown[];

export function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

export function isEmptyContainer(value: unknown): boolean {
  return isContainer(value) && Object.keys(value).length === 0;
}

/** Describes a value for a message. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "an empty list" : "a list";
  }
  if (isObject(value)) {
    return "an object";
  }
  if (value === undefined) {
    return "missing";
  }
  return value === null ? "empty" : `the ${typeof value} ${excerpt(JSON.stringify(value))}`;
}

/** Shortens a string for a message. An unquoted YAML file, for example, may be a single string. */
export function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Returns whether a container has an entry with the key or index. `length` is not an entry of a list. */
export function hasEntry(container: Container, key: string): boolean {
  return Object.prototype.propertyIsEnumerable.call(container, key);
}

/** Sets an entry. `__proto__` is an ordinary key. */
export function setEntry(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Returns a deep copy without shared references, so that each value can be modified independently. */
export function copyTree<T>(value: T): T {
  if (Array.isArray(value)) {
    return value.map(copyTree) as T;
  }
  if (!isObject(value)) {
    return value;
  }
  const copy: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    setEntry(copy, key, copyTree(child));
  }
  return copy as T;
}
