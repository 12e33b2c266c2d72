import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { type DocumentModel, knownPoints } from "./document-model.ts";
import type { Inventory } from "./inventory.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/**
 * Returns the ids of the points in all documents that share the inventory, because a row can name points that only some
 * of these documents define.
 */
export function pointsOfService(document: DocumentModel, inventory: Inventory): Set<string> {
  const folder = path.dirname(inventory.place("").source.absoluteRef);
  const versions = Array.isArray(inventory.data.documents) ? inventory.data.documents.map(String) : [];
  const siblings = versions.map((version) => path.join(folder, version, "openapi.yaml")).filter(existsSync);
  return new Set([...knownPoints(document).keys(), ...siblings.flatMap(pointsOfFile)]);
}

function pointsOfFile(file: string): string[] {
  const root = readYaml(file);
  return [root["x-extension-points"], root["x-filled-points"]].filter(isJsonObject).flatMap((points) => {
    if (typeof points.$ref !== "string") return Object.keys(points);
    return Object.keys(readYaml(path.resolve(path.dirname(file), points.$ref)));
  });
}

function readYaml(file: string): JsonObject {
  const data = parseYaml(readFileSync(file, "utf8"));
  return isJsonObject(data) ? data : {};
}
