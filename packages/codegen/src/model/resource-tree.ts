import { byCodePoint, pascalCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import type { OperationModel, ResourceNode } from "./model.ts";

/** Builds the resource tree from the operations' places. The root is the client. */
export function buildTree(
  operations: readonly OperationModel[],
  clientName: string,
  names: NameRegistry,
): ResourceNode {
  return buildNode("", clientName, [], operations, names);
}

function buildNode(
  name: string,
  typeName: string,
  at: readonly string[],
  operations: readonly OperationModel[],
  names: NameRegistry,
): ResourceNode {
  const depth = at.length;
  const methods = operations
    .filter(({ place }) => place.length === depth + 1)
    .map((operation) => ({ name: operation.place[depth] ?? "", operation }))
    .sort((left, right) => byCodePoint(left.name, right.name));
  const below = operations.filter(({ place }) => place.length > depth + 1);
  const childNames = [...new Set(below.map(({ place }) => place[depth] ?? ""))].sort(byCodePoint);
  const children = childNames.map((child) => {
    const path = [...at, child];
    const inside = below.filter(({ place }) => place[depth] === child);
    const childType = names.claim(`${path.map(pascalCase).join("")}Resource`);
    return buildNode(child, childType, path, inside, names);
  });
  return { name, typeName, children, methods };
}
