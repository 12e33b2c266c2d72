import { isMethod } from "@seamline/openapi/document";
import { EXTENSION_POINT_AREAS } from "../rules/model/extension-point-areas.ts";
import { isJsonObject, type JsonObject } from "../rules/model/json.ts";

/** Title and counts of a bundled document. */
export function summariseDocument(openapi: JsonObject): {
  title: string;
  operations: number;
  extensionPoints: Record<string, number>;
} {
  const title = isJsonObject(openapi.info) ? String(openapi.info.title) : "";
  return { title, operations: countOperations(openapi), extensionPoints: countExtensionPoints(openapi) };
}

function countOperations(openapi: JsonObject): number {
  const items = isJsonObject(openapi.paths) ? Object.values(openapi.paths) : [];
  return items.flatMap((item) => Object.keys(item ?? {}).filter((key) => isMethod(key))).length;
}

/** Areas in their fixed order, without those that have no point. */
function countExtensionPoints(openapi: JsonObject): Record<string, number> {
  const points = openapi["x-extension-points"];
  const areas = isJsonObject(points)
    ? Object.values(points).map((point) => (isJsonObject(point) ? point.area : undefined))
    : [];
  const counts = EXTENSION_POINT_AREAS.map(
    (area) => [area, areas.filter((each) => each === area).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
