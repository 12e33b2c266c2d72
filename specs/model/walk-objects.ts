import type { Location } from "@redocly/openapi-core";
import { isJsonObject } from "./json.ts";
import type { Located } from "./located.ts";
import { ANY_FIELD, type Field, OBJECT_SHAPES, type ObjectName, type Shape } from "./object-shapes.ts";
import { SCHEMA_CHILDREN } from "./schema-keywords.ts";

export interface KnownObject extends Located {
  readonly kind: ObjectName;
}

/**
 * Yields an object and every object inside it, without following references. Skips examples, defaults and other data.
 */
export function* walkObjects(value: unknown, at: Location, kind: ObjectName): Generator<KnownObject> {
  if (!isJsonObject(value)) return;
  yield { kind, node: value, at };
  for (const [key, child] of Object.entries(value)) {
    const field = key.startsWith("x-") ? undefined : fieldOfKind(kind, key);
    if (field === undefined || field.kind === "value") continue;
    if (field.kind === "one") yield* walkObjects(child, at.child(key), field.of);
    else if (typeof child === "object" && child !== null) {
      for (const [name, item] of Object.entries(child)) {
        yield* walkObjects(item, at.child([key, name]), field.of);
      }
    }
  }
}

/** Returns the kind of a field, or undefined if 3.0 does not have the field. */
export function fieldOfKind(kind: ObjectName, key: string): Field | undefined {
  if (kind === "schema") {
    const children = Object.hasOwn(SCHEMA_CHILDREN, key) ? SCHEMA_CHILDREN[key] : undefined;
    return children && { kind: children, of: "schema" };
  }
  const shape: Shape = OBJECT_SHAPES[kind];
  return Object.hasOwn(shape, key) ? shape[key] : shape[ANY_FIELD];
}
