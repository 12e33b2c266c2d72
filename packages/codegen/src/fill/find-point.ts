import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import type { ExtensionPoint, OpenApiDocument } from "../document/editable-document.ts";
import { definedPoints } from "../document/points.ts";
import type { NamedPoint } from "./skeleton-actions.ts";

const MAX_SUGGESTIONS = 3;

/** Returns the open points of a document, in definition order. */
export function openPoints(document: OpenApiDocument): NamedPoint[] {
  return Object.entries(definedPoints(document)).map(([id, point]) => ({ id, ...point }));
}

/** @throws SpecError if the document does not define the point, or the point is already filled */
export function findPoint(document: OpenApiDocument, id: string): NamedPoint {
  const points = openPoints(document);
  const found = points.find((point) => point.id === id);
  if (found) return found;
  const filled = (document["x-filled-points"] ?? {}) as Record<string, ExtensionPoint>;
  if (Object.hasOwn(filled, id))
    throw new SpecError(`the extension point ${id} is already filled`, "edit the overlay that fills it");
  const names = points.map((point) => point.id);
  const close = nearestNames(id, names);
  if (names.length === 0)
    throw new SpecError("the document has no open extension points", "there is nothing to fill");
  throw new SpecError(
    `the document has no extension point ${id}`,
    close.length === 0 ? "run fill without a point to list the open points" : `write ${close.join(" or ")}`,
  );
}

function nearestNames(id: string, names: readonly string[]): string[] {
  const found: string[] = [];
  for (let name = nearest(id, names); name !== undefined && found.length < MAX_SUGGESTIONS; ) {
    found.push(name);
    name = nearest(
      id,
      names.filter((each) => !found.includes(each)),
    );
  }
  return found;
}
