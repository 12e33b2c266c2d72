import { ErrorCollector } from "@seamline/openapi/error-collector";
import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { SpecError, type SpecLocation } from "@seamline/openapi/spec-error";
import { walkDocument } from "@seamline/openapi/walk-document";
import { nearest } from "@seamline/overlay/nearest";
import type { LoadedDocument } from "../load/load-document.ts";

/** @throws SpecError that lists every unresolved `$ref` and every `$ref` to a value that is not an object */
export function checkReferences({ document, locate }: LoadedDocument): void {
  const known = new Set<string>();
  const found = new ErrorCollector();
  walkDocument(document, ({ $ref }, _kind, segments) => {
    if (typeof $ref !== "string" || known.has($ref)) {
      return;
    }
    known.add($ref);
    found.attempt(() => checkReference($ref, document, known, () => locate([...segments, "$ref"])));
  });
  found.throwIfAny();
}

function checkReference(
  $ref: string,
  document: object,
  known: Set<string>,
  location: () => SpecLocation,
): void {
  const remedy = findFault(document, $ref) ?? findCircle(document, $ref, known);
  if (remedy !== undefined) {
    throw new SpecError(`the $ref ${$ref} cannot be resolved`, remedy, location());
  }
  const target = valueAt(document, parsePointer($ref));
  if (typeof target !== "boolean" && (typeof target !== "object" || Array.isArray(target))) {
    const problem = `the $ref ${$ref} points to ${kindOf(target)}`;
    throw new SpecError(problem, "point to an object", location());
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) {
    return "a list";
  }
  return typeof value === "string" ? "a string" : "a number";
}

/** Finds references that only refer to each other. Recursive schemas are allowed. */
function findCircle(document: object, $ref: string, known: Set<string>): string | undefined {
  const met = new Set<unknown>();
  let next: unknown = $ref;
  while (typeof next === "string" && !met.has(next)) {
    met.add(next);
    next = (valueAt(document, parsePointer(next)) as { $ref?: unknown } | undefined)?.$ref;
  }
  if (!met.has(next)) return undefined;
  // Report each cycle only once.
  for (const each of met) known.add(String(each));
  return "remove the circular reference";
}

function findFault(document: object, $ref: string): string | undefined {
  if (!$ref.startsWith("#/")) {
    return "write a JSON pointer, such as #/components/schemas/Name";
  }
  const segments = parsePointer($ref);
  if (valueAt(document, segments) !== undefined) {
    return undefined;
  }
  const siblings = Object.keys(valueAt(document, segments.slice(0, -1)) ?? {});
  const close = nearest(segments.at(-1) ?? "", siblings);
  return close === undefined ? "add its target or correct the pointer" : `add its target or write ${close}`;
}
