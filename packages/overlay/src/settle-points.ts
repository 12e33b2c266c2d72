import type { AppliedAction } from "./applied-action.ts";
import { type Overlaid, tracedDocumentOf } from "./apply-overlays.ts";
import { isContainer, isObject, type JsonObject } from "./json.ts";
import { OverlayError } from "./overlay-error.ts";
import { namedPoints, pointsUnder } from "./points.ts";

const open = "x-extension-points";
const filled = "x-filled-points";

/** What became of the points of a document, by id. */
export interface SettledPoints {
  /** Filled by an action, or by its parts, and named nowhere any more. All its parts are filled. */
  readonly filled: readonly string[];
  /** Filled by an action, but still named somewhere, or one of its parts is. */
  readonly partlyFilled: readonly string[];
  /** Filled by no action. */
  readonly open: readonly string[];
}

/**
 * Moves every point that is filled, with all the points `within` it, and that no place names any more from
 * `x-extension-points` to `x-filled-points`, and drops lists of points that are empty. Changes `overlaid.document`;
 * origins move along.
 *
 * @throws OverlayError when actions removed every place that names a point, and none fills it
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

/** The points within each point that has some, by its id. */
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

/** A point that was unused before is none of the overlays' business. */
function assertNoneLost(ids: readonly string[], removedUses: ReadonlyMap<string, AppliedAction>): void {
  const problems = ids.flatMap((id) => {
    const action = removedUses.get(id);
    return action === undefined
      ? []
      : {
          problem: `the action removes the last place that names ${id}, and no action fills it`,
          remedy: `add ${id} to the x-fills of this action, or leave a place that names it`,
          file: action.overlay.file,
          line: action.line,
        };
  });
  const [first, ...others] = problems;
  if (first !== undefined) {
    throw new OverlayError(first, ...others);
  }
}
