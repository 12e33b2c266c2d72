import type { DocumentModel } from "./document-model.ts";
import { isJsonObject } from "./json.ts";
import { fieldOf, type Located, type Place } from "./located.ts";

/** Every `x-inferred` reason of a document and its place. */
export function inferredReasons(document: DocumentModel): { reason: string; at: Place }[] {
  const places = [
    ...document.operations,
    ...document.operations.flatMap(resourceName),
    ...document.parameters,
    ...document.requestBodies,
    ...document.responses,
    ...document.schemas,
  ];
  return places.flatMap((place) =>
    reasonsOf(place).map((reason) => ({ reason, at: fieldOf(place, "x-inferred") })),
  );
}

function resourceName({ node, at }: Located): Located[] {
  const name = node["x-resource-name"];
  return isJsonObject(name) ? [{ node: name, at: at.child("x-resource-name") }] : [];
}

function reasonsOf({ node }: Located): string[] {
  const value = node["x-inferred"];
  const reasons = Array.isArray(value) ? value : [value];
  return reasons.filter((reason): reason is string => typeof reason === "string");
}
