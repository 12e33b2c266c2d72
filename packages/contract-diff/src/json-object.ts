export type JsonObject = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
