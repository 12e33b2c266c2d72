import type { QueryKey } from "@tanstack/query-core";
import type { PathKey } from "./query-tree.ts";

/** Nodes of a query tree. */
export interface NodeTree {
  readonly root: PathKey;
  /** Returns the node of a resource or a method, and adds missing nodes. */
  nodeAt(place: readonly string[]): PathKey;
}

/** Creates a tree whose keys begin with `rootKey`. */
export function nodeTree(rootKey: QueryKey): NodeTree {
  const root = {};
  const nodes = new Map<string, object>([["", addPathKey(root, rootKey)]]);
  const nodeAt = (place: readonly string[]): PathKey => {
    const path = place.join(".");
    const existing = nodes.get(path);
    if (existing) return existing as PathKey;
    const name = `${place.at(-1)}`;
    const parent = nodeAt(place.slice(0, -1));
    // If a contract has a resource or method named `pathKey`, the parent's `pathKey` function is also the node of this
    // member.
    const node = name === "pathKey" ? parent.pathKey : {};
    define(parent, name, addPathKey(node, [...rootKey, ...place]));
    nodes.set(path, node);
    return node as PathKey;
  };
  return { root: root as PathKey, nodeAt };
}

function addPathKey(node: object, key: QueryKey): object {
  return define(node, "pathKey", () => key);
}

/** Adds a member. Unlike an assignment, this can replace the read-only members of functions, such as `name`. */
function define(node: object, name: string, value: unknown): object {
  return Object.defineProperty(node, name, { value, enumerable: true, configurable: true });
}
