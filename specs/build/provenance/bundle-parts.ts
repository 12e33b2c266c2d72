import { formatPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import type { Field, ObjectName } from "../../model/object-shapes.ts";
import { fieldOfKind } from "../../model/walk-objects.ts";

/** A part of a bundle, identified by a JSON pointer. */
export interface BundlePart {
  readonly pointer: string;
  readonly segments: readonly string[];
  readonly value: unknown;
  /** Kind of the OpenAPI object or of the referenced object; undefined for maps, lists, values and data. */
  readonly kind: ObjectName | undefined;
}

const VALUE: Field = { kind: "value" };

/** Returns every part of a bundle by its pointer. Parents come before their children. */
export function bundleParts(openapi: JsonObject): Map<string, BundlePart> {
  const parts = new Map<string, BundlePart>();
  for (const part of partsOf(openapi, { kind: "one", of: "root" }, [])) parts.set(part.pointer, part);
  return parts;
}

/** Returns the pointer to a part's parent. The whole document is its own parent. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns the extension points that are open at a part. */
export function pointsNamedBy({ value }: Pick<BundlePart, "value">): string[] {
  const named = objectOf(value)["x-extension-point"] ?? [];
  return [named].flat().map(String);
}

function* partsOf(value: unknown, field: Field, segments: readonly string[]): Generator<BundlePart> {
  const kind = field.kind === "one" && isJsonObject(value) ? field.of : undefined;
  yield { pointer: formatPointer(segments), segments, value, kind };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* partsOf(child, fieldOf(field, key), [...segments, key]);
  }
}

function fieldOf(field: Field, key: string): Field {
  if (field.kind === "value") return VALUE;
  if (field.kind !== "one") return { kind: "one", of: field.of };
  return key.startsWith("x-") ? VALUE : (fieldOfKind(field.of, key) ?? VALUE);
}
