import type { AppliedAction } from "./applied-action.ts";
import { type Overlaid, tracedDocumentOf } from "./apply-overlays.ts";
import { isContainer, isObject, type JsonObject } from "./json.ts";
import { OverlayError } from "./overlay-error.ts";
import { namedPoints, pointsUnder } from "./points.ts";

const open = "x-extension-points";
const filled = "x-filled-points";

/** Ids of a document's extension points, by state. */
export interface SettledPoints {
  /**
   * Points that are no longer open anywhere. An action fills the point itself, or the point consists of nested points.
   * All nested points are filled.
   */
  readonly filled: readonly string[];
  /** Points that an action fills only partly: the point or a nested point is still open somewhere. */
  readonly partlyFilled: readonly string[];
  /** Points not filled by any action. */
  readonly open: readonly string[];
}

/**
 * Moves a document's filled points from `x-extension-points` to `x-filled-points`. A point is filled if it is no longer
 * named in any `x-extension-point` and all points `within` it are filled. Removes empty point lists. Modifies
 * `overlaid.document` and keeps the origins of moved entries.
 *
 * @throws OverlayError if actions removed every `x-extension-point` that names a point, but no action fills the point
 */
export function settlePoints(overlaid: Overlaid): SettledPoints {
  const traced = tracedDocumentOf(overlaid);
  dropEmptyLists(traced.root);
  const named = namedPoints(traced.root);
  const points = pointsUnder(traced.root, open);
  const ids = Object.keys(points);
  const fills = (id: string): boolean => overlaid.fills.has(id);
  assertNoneLost(
    ids.filter((id) => !fills(id) && !named.has(id)),
    traced.removedUses,
  );
  const parts = partsOf(points);
  const isFilled = (id: string, wholes: readonly string[] = []): boolean =>
    !named.has(id) &&
    (fills(id) || parts.has(id)) &&
    (parts.get(id) ?? []).every((part) => wholes.includes(part) || isFilled(part, [...wholes, id]));
  const moved = ids.filter((id) => isFilled(id));
  for (const id of moved) {
    traced.moveBetween(open, filled, id);
  }
  return {
    filled: moved,
    partlyFilled: ids.filter((id) => fills(id) && !moved.includes(id)),
    open: ids.filter((id) => !fills(id) && !moved.includes(id)),
  };
}

/** Returns the ids of the points nested in each point, keyed by the outer point's id. */
function partsOf(points: JsonObject): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [id, point] of Object.entries(points)) {
    const whole = isObject(point) ? point.within : undefined;
    if (typeof whole === "string") {
      const ids = parts.get(whole) ?? [];
      ids.push(id);
      parts.set(whole, ids);
    }
  }
  return parts;
}

function dropEmptyLists(value: unknown): void {
  if (!isContainer(value)) {
    return;
  }
  if (isObject(value) && [value["x-extension-point"] ?? "none"].flat().length === 0) {
    delete value["x-extension-point"];
  }
  Object.values(value).forEach(dropEmptyLists);
}

/**
 * Rejects points whose last `x-extension-point` was removed by an action. Ignores points that were not used in any
 * `x-extension-point`.
 */
function assertNoneLost(ids: readonly string[], removedUses: ReadonlyMap<string, AppliedAction>): void {
  const problems = ids.flatMap((id) => {
    const action = removedUses.get(id);
    return action === undefined
      ? []
      : {
          problem: `the action removes the last x-extension-point with ${id}, but no action fills ${id}`,
          remedy: `add ${id} to the x-fills of this action, or keep an x-extension-point with ${id}`,
          file: action.overlay.file,
          line: action.line,
        };
  });
  const [first, ...others] = problems;
  if (first !== undefined) {
    throw new OverlayError(first, ...others);
  }
}
