import type { DocumentModel } from "./document-model.ts";
import { isJsonObject } from "./json.ts";
import { fieldOf, type Located, type Place } from "./located.ts";

/** Every `x-inferred` reason of a document and its place. */
export function inferredReasons(document: DocumentModel): { reason: string; at: Place }[] {
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
    reasonsOf(place).map((reason) => ({ reason, at: fieldOf(place, "x-inferred") })),
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

/** The object that a field holds, or none. */
function objectsAt({ node, at }: Located, field: string): Located[] {
  const value = node[field];
  return isJsonObject(value) ? [{ node: value, at: at.child(field) }] : [];
}

function reasonsOf({ node }: Located): string[] {
  const value = node["x-inferred"];
  const reasons = Array.isArray(value) ? value : [value];
  return reasons.filter((reason): reason is string => typeof reason === "string");
}
