import { childPointer } from "@seamline/openapi/json-pointer";
import { applyOverlays, type Change, type Overlay } from "@seamline/overlay";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import type { MarkedObject } from "./marked-objects.ts";

/** Returns the keys of a schema that only mark it as open. */
export function openKeys(schema: JsonObject): string[] {
  const isOpen = schema.additionalProperties === true;
  const keys = [...(isOpen ? ["additionalProperties"] : []), "x-inferred", "x-named-fields"];
  return keys.filter((key) => Object.hasOwn(schema, key));
}

/** Result of applying source overlays to a document without marks. */
export interface TrialRun {
  readonly document: JsonObject;
  readonly changes: readonly Change[];
}

/**
 * Applies source overlays to a document without its marks, to determine the values that each action writes. The only
 * marks in the result are from overlays.
 *
 * @throws OverlayError
 */
export function trialRun(
  shown: JsonObject,
  marked: ReadonlyMap<string, MarkedObject>,
  overlays: readonly Overlay[],
): TrialRun {
  const { document, changes } = applyOverlays(withoutMarks(shown, marked, ""), overlays);
  return { document: document as JsonObject, changes: [...changes()] };
}

function withoutMarks<Value>(
  value: Value,
  marked: ReadonlyMap<string, MarkedObject>,
  pointer: string,
): Value {
  if (typeof value !== "object" || value === null) return value;
  const mark = marked.get(pointer);
  const dropped =
    mark === undefined ? [] : ["x-extension-point", ...(mark.kind === "schema" ? openKeys(mark.value) : [])];
  const entries = Object.entries(value)
    .filter(([key]) => !dropped.includes(key))
    .map(([key, child]) => [key, withoutMarks(child, marked, childPointer(pointer, key))]);
  return (isJsonObject(value) ? Object.fromEntries(entries) : entries.map(([, child]) => child)) as Value;
}
