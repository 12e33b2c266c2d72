import type { ExtensionPoint, OpenApiDocument } from "./editable-document.ts";

/** Returns the ids in an object's `x-extension-point`, which contains one id or a list. */
export function pointIds(node: object): string[] {
  const value = (node as { "x-extension-point"?: unknown })["x-extension-point"];
  return [value ?? []].flat().map(String);
}

export function definedPoints(document: OpenApiDocument): Readonly<Record<string, ExtensionPoint>> {
  return document["x-extension-points"] ?? {};
}
