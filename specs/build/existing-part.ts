import { formatPointer, parseWrittenPointer } from "@seamline/openapi/json-pointer";

/** Returns the pointer to the nearest existing part, because some rules report pointers to missing parts. */
export function existingPart(document: object, pointer: string): string {
  const segments = parseWrittenPointer(pointer);
  let value: unknown = document;
  const missing = segments.findIndex((segment) => {
    const holds = typeof value === "object" && value !== null && Object.hasOwn(value, segment);
    value = holds ? (value as Record<string, unknown>)[segment] : undefined;
    return !holds;
  });
  return formatPointer(missing < 0 ? segments : segments.slice(0, missing));
}
