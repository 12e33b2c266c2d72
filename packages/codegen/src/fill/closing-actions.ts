import { quoteForJsonPath } from "@seamline/openapi/json-path";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";
import type { DraftAction } from "./draft-action.ts";
import { pathTo, pathToEntries } from "./json-path.ts";
import type { PointPlace } from "./point-places.ts";

const NO_COMMENTS: ReadonlyMap<string, string> = new Map();

/**
 * Returns actions that close schemas unless another point keeps them open. They precede the actions that add members.
 */
export function recordClosings(places: readonly PointPlace[], document: OpenApiDocument): DraftAction[] {
  const closed = places.flatMap((place) => [place, ...place.inner]).filter(isOpenByThisAlone);
  const names = closed.filter(isComponent).map(({ segments }) => segments[2] as string);
  const others = closed.filter((place) => !isComponent(place));
  const targets = [
    ...(names.length > 0 ? [`${pathToEntries(["components", "schemas"], names)}.additionalProperties`] : []),
    ...others.map(({ segments }) => pathTo([...segments, "additionalProperties"], document)),
  ];
  const description =
    "Closes the schemas, because the members below are complete. Delete this action if any members are missing.";
  return targets.map((target) => ({ target, description, comments: NO_COMMENTS }));
}

/** Returns actions that remove the point from every `x-extension-point`. They follow the actions that add members. */
export function markerClosings(places: readonly PointPlace[], id: string): DraftAction[] {
  const all = places.flatMap((place) => [place, ...place.inner]);
  const isListed = ({ node }: PointPlace): boolean => Array.isArray(node["x-extension-point"]);
  const isRoot = ({ segments }: PointPlace): boolean => segments.length === 0;
  const single = all.filter((place) => !isListed(place));
  const targets = [
    ...(all.some(isListed) ? [`$..['x-extension-point'][?@ == ${quoteForJsonPath(id)}]`] : []),
    ...(single.some(isRoot) ? ["$['x-extension-point']"] : []),
    ...(single.some((place) => !isRoot(place))
      ? [`$..[?@['x-extension-point'] == ${quoteForJsonPath(id)}]['x-extension-point']`]
      : []),
  ];
  const description = `Closes ${id}. Delete this action if anything is missing.`;
  return targets.map((target) => ({ target, description, comments: NO_COMMENTS }));
}

function isOpenByThisAlone({ node }: PointPlace): boolean {
  return node.additionalProperties === true && pointIds(node).length === 1;
}

function isComponent({ segments }: PointPlace): boolean {
  return segments.length === 3 && segments[0] === "components" && segments[1] === "schemas";
}
