import type { DocumentModel } from "./document-model.ts";
import { fieldOf, type Located, type Place } from "./located.ts";

export interface PointUse {
  readonly id: string;
  /** True if the point is attached to the document itself. */
  readonly onDocument: boolean;
  readonly at: Place;
}

export function pointsOf({ node }: Located): string[] {
  const value = node["x-extension-point"];
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is string => typeof id === "string");
}

/** Returns every location in a document that names an extension point. */
export function pointUses(document: DocumentModel): PointUse[] {
  const places = [
    document.root,
    ...document.operations,
    ...document.parameters,
    ...document.requestBodies,
    ...document.responses,
    ...document.schemas,
  ];
  return places.flatMap((place) =>
    pointsOf(place).map((id) => ({ id, onDocument: place === document.root, at: placeOf(id, place) })),
  );
}

/** Returns the location of the list element, because an overlay may append to a list that is authored elsewhere. */
function placeOf(id: string, place: Located): Place {
  const value = place.node["x-extension-point"];
  if (!Array.isArray(value)) return fieldOf(place, "x-extension-point");
  return place.at.child(["x-extension-point", value.indexOf(id)]);
}
