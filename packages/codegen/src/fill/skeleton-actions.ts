import { quoteForJsonPath } from "@seamline/openapi/json-path";
import { formatPointer } from "@seamline/openapi/json-pointer";
import type { Node } from "@seamline/openapi/walk-document";
import type { ExtensionPoint, OpenApiDocument } from "../document/editable-document.ts";
import type { DraftAction } from "./draft-action.ts";
import { guidanceFor, SECURITY_GUIDANCE } from "./guidance.ts";
import { pathTo } from "./json-path.ts";
import { nameOfPlace, type PointPlace } from "./point-places.ts";

/** Maximum number of operations with separate actions. If there are more, they share one action. */
const MAX_OPERATIONS = 8;

export interface NamedPoint extends ExtensionPoint {
  readonly id: string;
}

/**
 * Returns actions that do not change the document yet, because facts must not be guessed. Each action repeats an
 * existing value at a place of the point, with instructions in a comment.
 */
export function skeletonActions(
  point: NamedPoint,
  places: readonly PointPlace[],
  document: OpenApiDocument,
): DraftAction[] {
  if (point.area === "auth" && places.every(({ kind }) => kind === "operation" || kind === "document"))
    return [securityAction(point)];
  const operations = places.filter(({ kind }) => kind === "operation");
  const isShared = operations.length > MAX_OPERATIONS;
  const own = isShared ? places.filter(({ kind }) => kind !== "operation") : places;
  return [
    ...(isShared ? sharedActions(point, operations, document) : []),
    ...own.map((place) => placeAction(point, place, document)),
  ];
}

function securityAction({ id, area }: NamedPoint): DraftAction {
  return {
    target: "$",
    description: `Fills ${id} (${area}).`,
    update: { components: { securitySchemes: {} } },
    comments: new Map([["", SECURITY_GUIDANCE]]),
  };
}

/**
 * Returns shared actions for operations: one for all operations that name the point as an id, and one for all
 * operations that name it in a list.
 */
function sharedActions(
  point: NamedPoint,
  places: readonly PointPlace[],
  document: OpenApiDocument,
): DraftAction[] {
  const names = places.map((place) => nameOfPlace(place, document));
  const shown = `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
  const comment = `${guidanceFor(point.area, "operation")}
To change a single operation, write an action with the target $.paths[*][?@.operationId == ${quoteForJsonPath(names[0] ?? "")}].`;
  const filters = new Set(
    places.map(({ node }) =>
      Array.isArray(node["x-extension-point"])
        ? `@['x-extension-point'][?@ == ${quoteForJsonPath(point.id)}]`
        : `@['x-extension-point'] == ${quoteForJsonPath(point.id)}`,
    ),
  );
  return [...filters].map((filter) => ({
    target: `$.paths[*][?${filter}]`,
    description: `Fills ${point.id} (${point.area}) in ${shown}.`,
    update: { parameters: [] },
    comments: new Map([["", comment]]),
  }));
}

/** Returns the action for a place and the places inside it. */
export function placeAction(point: NamedPoint, place: PointPlace, document: OpenApiDocument): DraftAction {
  const isRoot = place.kind === "document";
  const update = isRoot
    ? { title: document.info.title }
    : repeated(place.node, place.kind === "operation", point);
  const comments = new Map([["", guidanceFor(point.area, place.kind)]]);
  for (const { node, segments } of place.inner) {
    const within = segments.slice(place.segments.length);
    if (within.some((segment) => /^\d+$/.test(segment))) continue;
    setIn(update, within, repeated(node, false, point));
    const isTyped = (node as { type?: unknown }).type !== undefined;
    comments.set(
      formatPointer(within),
      isTyped ? "Write other facts, such as its format." : "Write its type, such as { type: string }.",
    );
  }
  return {
    target: isRoot ? "$.info" : pathTo(place.segments, document),
    description: `Fills ${point.id} (${point.area}) in ${nameOfPlace(place, document)}.`,
    update,
    comments,
  };
}

/** Returns an update that repeats an existing value of the part, or changes as little as possible. */
function repeated(node: Node, isOperation: boolean, { id, summary }: NamedPoint): Record<string, unknown> {
  if (isOperation) return { parameters: [] };
  const key = ["type", "description", "name"].find((name) => typeof node[name] === "string");
  if (key !== undefined) return { [key]: node[key] };
  const { type } = (node.schema ?? {}) as Node;
  return typeof type === "string" ? { schema: { type } } : { description: summary ?? id };
}

/** Sets a value at a path. Keys such as `__proto__` are ordinary entries. */
function setIn(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  const child = rest.length === 0 ? value : Object.hasOwn(root, key) ? root[key] : {};
  Object.defineProperty(root, key, { value: child, enumerable: true, writable: true, configurable: true });
  if (rest.length > 0) setIn(child as Record<string, unknown>, rest, value);
}
