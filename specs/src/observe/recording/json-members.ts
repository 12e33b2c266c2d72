/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of an object; an empty object where it is none. */
export function objectAt(value: JsonObject, name: string): JsonObject {
  const member = ownMember(value, name);
  return isObject(member) ? member : {};
}

export function textAt(value: JsonObject, name: string): string | undefined {
  const member = ownMember(value, name);
  return typeof member === "string" ? member : undefined;
}

export function numberAt(value: JsonObject, name: string): number | undefined {
  const member = ownMember(value, name);
  return typeof member === "number" ? member : undefined;
}

/** The member `status`, if it is a status of HTTP. Browsers write 0 for a request that was blocked or aborted. */
export function statusAt(value: JsonObject): number | undefined {
  const status = numberAt(value, "status") ?? 0;
  return Number.isInteger(status) && status >= 100 && status <= 999 ? status : undefined;
}

export function listAt(value: JsonObject, name: string): readonly unknown[] {
  const member = ownMember(value, name);
  return Array.isArray(member) ? member : [];
}

function ownMember(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
