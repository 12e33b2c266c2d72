import { formatPointer, parseWrittenPointer } from "@seamline/openapi/json-pointer";

/** Describes a location in a document: by operationId inside an operation, otherwise by pointer. */
export function describePlace(bundle: unknown, pointer: string): string {
  if (pointer === "") return "the document";
  const [group, path, method, ...rest] = parseWrittenPointer(pointer);
  if (group !== "paths" || path === undefined || method === undefined) return pointer;
  const operationId = [group, path, method, "operationId"].reduce(entryOf, bundle);
  return typeof operationId === "string" ? `${operationId}${formatPointer(rest)}` : pointer;
}

function entryOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
