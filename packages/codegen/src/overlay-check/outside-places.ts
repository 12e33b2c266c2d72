import { formatFragment, formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { operationsIn } from "@seamline/openapi/operations";
import type { Node } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { definedPoints } from "../document/points.ts";
import { placesOf } from "../fill/point-places.ts";
import type { Finding } from "./overlay-report.ts";
import { type ActionChange, isMarker } from "./point-changes.ts";

/** Members that neither clients nor servers depend on. */
const TEXTS = ["description", "summary", "example", "examples", "x-inferred"];

/** Warns about changes to documented parts that do not belong to any of the action's points. */
export function findOutside(changes: readonly ActionChange[], document: OpenApiDocument): Finding[] {
  const areas = new Map<string, readonly string[]>();
  const areaOf = (id: string): readonly string[] => {
    const known = areas.get(id) ?? areaAround(id, document);
    areas.set(id, known);
    return known;
  };
  const outside = changes
    .filter(({ pointer }) => !isMarker(pointer) && !isAddition(pointer, document) && !isText(pointer))
    .filter(
      ({ pointer, action }) => !action.fills.some((id) => areaOf(id).some((area) => isIn(pointer, area))),
    );
  const actions = [...new Set(outside.map(({ action }) => action))];
  return actions.map((action) => warningOf(outside.filter((change) => change.action === action)));
}

/** Returns one warning for all changes made by an action. */
function warningOf(changes: readonly ActionChange[]): Finding {
  const [{ file, effect, place, action }] = changes as [ActionChange];
  const more = changes.length > 1 ? ` and ${changes.length - 1} more` : "";
  const points = action.fills.join(", ");
  const reason = points === "" ? "but has no x-fills" : `which is outside ${points}`;
  const remedy = "add the point to x-fills, or keep the documented value";
  return { file, line: action.line, problem: `the action ${effect} ${place}${more}, ${reason}`, remedy };
}

/**
 * Returns pointers to the parts that belong to a point: its places, the responses and requests that refer to them, and
 * the bodies of its responses. All responses belong to a point in the `errors` area.
 */
function areaAround(id: string, document: OpenApiDocument): string[] {
  const pointers = new Set<string>();
  for (const { kind, segments, node } of placesOf(document, id)) {
    // A point at the root can be filled anywhere.
    pointers.add(formatPointer(bodyAround(segments)));
    if (kind === "responses") collectReferences(node, pointers);
  }
  collectReferrers(document, [], new Set([...pointers].filter(Boolean)), pointers);
  const area = definedPoints(document)[id]?.area;
  if (area === "errors") for (const operation of responsesOfOperations(document)) pointers.add(operation);
  if (area === "auth")
    for (const pointer of ["/components/securitySchemes", "/components", "/security"]) pointers.add(pointer);
  return [...pointers];
}

/** Returns the responses or the request body that contains a place. */
function bodyAround(segments: readonly string[]): readonly string[] {
  const isBody = segments[0] === "paths" && ["responses", "requestBody"].includes(segments[3] ?? "");
  return isBody ? segments.slice(0, 4) : segments;
}

function responsesOfOperations({ paths = {} }: OpenApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    operationsIn(item).map(([segments]) => formatPointer(["paths", path, ...segments, "responses"])),
  );
}

/** Collects the components that a value refers to. */
function collectReferences(value: unknown, pointers: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { $ref } = value as Node;
  if (typeof $ref === "string") pointers.add(formatPointer(parsePointer($ref)));
  for (const child of Object.values(value)) collectReferences(child, pointers);
}

/** Collects the objects that refer to one of the components. */
function collectReferrers(
  value: unknown,
  at: readonly string[],
  components: ReadonlySet<string>,
  pointers: Set<string>,
): void {
  if (typeof value !== "object" || value === null) return;
  const { $ref } = value as Node;
  if (typeof $ref === "string" && components.has(formatPointer(parsePointer($ref))))
    pointers.add(formatPointer(bodyAround(at)));
  for (const [key, child] of Object.entries(value))
    collectReferrers(child, [...at, key], components, pointers);
}

/**
 * Returns whether a change is irrelevant to existing code: a new component, or a part of `info`, `tags` or an
 * extension.
 */
function isAddition(pointer: string, document: OpenApiDocument): boolean {
  const segments = parsePointer(pointer);
  const [root = "", kind, name] = segments;
  if (root === "info" || root === "tags" || root.startsWith("x-")) return true;
  if (root !== "components") return false;
  const component = ["components", kind, name].filter((key) => key !== undefined);
  return kind !== "securitySchemes" && valueAt(document, formatFragment(component)) === undefined;
}

function isText(pointer: string): boolean {
  return parsePointer(pointer).some(
    (segment, index, all) => TEXTS.includes(segment) && all[index - 1] !== "properties",
  );
}

function isIn(pointer: string, area: string): boolean {
  return pointer === area || pointer.startsWith(`${area}/`);
}
