import { nearest } from "@seamline/overlay/nearest";
import type { ExtensionPoint, OpenApiDocument } from "../document/editable-document.ts";
import { definedPoints } from "../document/points.ts";
import { SpecError } from "../spec-error.ts";
import type { NamedPoint } from "./skeleton-actions.ts";

const MAX_SUGGESTIONS = 3;

/** The points of a document that something may still be said of, in the order of their definition. */
export function openPoints(document: OpenApiDocument): NamedPoint[] {
  return Object.entries(definedPoints(document)).map(([id, point]) => ({ id, ...point }));
}

/** @throws SpecError for a point that the document does not define, or that is filled already */
export function findPoint(document: OpenApiDocument, id: string): NamedPoint {
  const points = openPoints(document);
  const found = points.find((point) => point.id === id);
  if (found) return found;
  const filled = (document["x-filled-points"] ?? {}) as Record<string, ExtensionPoint>;
  if (Object.hasOwn(filled, id))
    throw new SpecError(`the point ${id} is filled already`, "edit the overlay that fills it");
  const names = points.map((point) => point.id);
  const close = nearestNames(id, names);
  if (names.length === 0)
    throw new SpecError(
      `the document has no extension point ${id}, and no other`,
      "there is nothing to fill",
    );
  throw new SpecError(
    `the document has no extension point ${id}`,
    close.length === 0 ? "run fill without a name for the list" : `write ${close.join(" or ")}`,
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
