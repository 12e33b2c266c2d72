import type { AppliedAction } from "./applied-action.ts";
import { type Overlaid, tracedDocumentOf } from "./apply-overlays.ts";
import { isContainer, isObject } from "./json.ts";
import { OverlayError } from "./overlay-error.ts";
import { namedPoints, pointsUnder } from "./points.ts";

const open = "x-extension-points";
const filled = "x-filled-points";

/** What became of the points of a document, by id. */
export interface SettledPoints {
  /** Filled by an action and named nowhere any more. */
  readonly filled: readonly string[];
  /** Filled by an action and still named somewhere. */
  readonly partlyFilled: readonly string[];
  /** Filled by no action. */
  readonly open: readonly string[];
}

/**
 * Moves every point that some action fills and that no place names any more from `x-extension-points` to
 * `x-filled-points`, and drops lists of points that are empty. Changes `overlaid.document`; origins move along.
 *
 * @throws OverlayError when actions removed every place that names a point, and none fills it
 */
export function settlePoints(overlaid: Overlaid): SettledPoints {
  const traced = tracedDocumentOf(overlaid);
  dropEmptyLists(traced.root);
  const named = namedPoints(traced.root);
  const ids = Object.keys(pointsUnder(traced.root, open));
  const fills = (id: string): boolean => overlaid.fills.has(id);
  assertNoneLost(
    ids.filter((id) => !fills(id) && !named.has(id)),
    traced.removedUses,
  );
  const moved = ids.filter((id) => fills(id) && !named.has(id));
  for (const id of moved) {
    traced.moveBetween(open, filled, id);
  }
  return {
    filled: moved,
    partlyFilled: ids.filter((id) => fills(id) && named.has(id)),
    open: ids.filter((id) => !fills(id)),
  };
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
