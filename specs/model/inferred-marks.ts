import type { DocumentModel } from "./document-model.ts";
import { inferredNames } from "./inferred-reason.ts";
import { isJsonObject } from "./json.ts";
import { fieldOf, type Located, type Place } from "./located.ts";

/** A name in an `x-inferred`. */
export interface InferredMark {
  /** Key of `x-inferred-reasons`. */
  readonly reason: string;
  /** Object with the mark. */
  readonly on: Located["node"];
  readonly at: Place;
}

export function inferredMarks(document: DocumentModel): InferredMark[] {
  const info = objectsAt(document.root, "info");
  const places = [
    ...info,
    ...info.flatMap((each) => objectsAt(each, "license")),
    ...serverVariables(document.root),
    ...document.operations,
    ...document.operations.flatMap((operation) => objectsAt(operation, "x-resource-name")),
    ...document.parameters,
    ...document.requestBodies,
    ...document.responses,
    ...document.schemas,
  ];
  return places.flatMap((place) =>
    inferredNames(place.node).map(({ name }) => ({
      reason: name,
      on: place.node,
      at: fieldOf(place, "x-inferred"),
    })),
  );
}

function serverVariables({ node, at }: Located): Located[] {
  const servers = Array.isArray(node.servers) ? node.servers : [];
  return servers
    .flatMap((server, index) =>
      isJsonObject(server) ? [{ node: server, at: at.child(["servers", index]) }] : [],
    )
    .flatMap((server) => objectsAt(server, "variables"))
    .flatMap((variables) => Object.keys(variables.node).flatMap((name) => objectsAt(variables, name)));
}

/** Returns the object in a field as a list, which is empty if the field contains no object. */
function objectsAt({ node, at }: Located, field: string): Located[] {
  const value = node[field];
  return isJsonObject(value) ? [{ node: value, at: at.child(field) }] : [];
}
