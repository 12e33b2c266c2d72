export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a member that is an object, or an empty object if the member is missing or has another type. */
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

/** Returns the `status` member if it is a valid HTTP status. Browsers write 0 for a blocked or aborted request. */
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
