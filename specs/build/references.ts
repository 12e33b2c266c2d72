import { isMap, visit, type YAMLMap } from "yaml";
import type { YamlFile } from "./yaml-file.ts";

/** A mapping with a `$ref`, and its file. */
export interface ReferenceNode {
  readonly node: YAMLMap;
  readonly file: YamlFile;
  readonly target: string;
}

/** Returns every `$ref` in a file, in order. */
export function referencesOf(file: YamlFile): ReferenceNode[] {
  const references: ReferenceNode[] = [];
  visit(file.document, {
    Map(_key, node) {
      references.push(...referenceAt(node, file));
    },
  });
  return references;
}

export function referenceAt(node: unknown, file: YamlFile): ReferenceNode[] {
  if (!isMap(node)) return [];
  const target = node.get("$ref");
  return typeof target === "string" ? [{ node, file, target }] : [];
}
