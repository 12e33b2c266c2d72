import { formatJsonPath, formatSteps, quoteForJsonPath } from "@seamline/openapi/json-path";
import { formatPointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Overlay } from "@seamline/overlay";
import type { Json, JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";
import { ActionFills } from "./action-fills.ts";
import { inOrderOfApplication } from "./action-order.ts";
import { removalOverlay } from "./derived-overlay.ts";
import { FilledPoints, isGeneral } from "./filled-points.ts";
import { inheritPoints } from "./inherit-points.ts";
import { type MarkedObject, markedObjects } from "./marked-objects.ts";
import { pointsInside } from "./points-inside.ts";
import { type Removal, removalsFor, withoutRanges } from "./removals.ts";
import { splitActions } from "./split-actions.ts";
import { type TrialRun, trialRun } from "./trial-run.ts";
import { unusedComponents } from "./unused-components.ts";

/** Source overlays, and equivalent standard overlays. */
export interface ExpandedOverlays {
  /** The source overlays. The `x-fills` of each action contains the points derived by the build. */
  readonly sources: readonly Overlay[];
  /** All actions in order of application, including those derived by the build. */
  readonly standard: readonly Overlay[];
}

/**
 * Expands source overlays: derives the points that each action fills, and adds actions that remove obsolete parts.
 * Obsolete parts are the marks of filled points, and status ranges and components that are no longer used.
 *
 * @param sources in any order.
 * @throws OverlayError
 */
export function expandOverlays(shown: JsonObject, sources: readonly Overlay[]): ExpandedOverlays {
  const overlays = inheritPoints(shown, sources.map(splitActions));
  const ordered = inOrderOfApplication(overlays);
  const marked = markedObjects(shown);
  const trial = trialRun(shown, marked, ordered);
  const filled = new FilledPoints(shown, marked, trial);
  const fills = new ActionFills(overlays, Object.keys(objectOf(shown["x-extension-points"])));
  for (const change of trial.changes) {
    fills.add(change.action, filled.by(change));
    fills.addPart(change.action, filled.partlyBy(change));
    const here = filled.onOperation(change);
    if (here !== undefined) fills.addAt(here.operation.pointer, change.action, here.points);
  }
  const removals = removalsFor(shown, trial, filled);
  return {
    sources: overlays.map((overlay) => fills.on(overlay)),
    standard: [
      ...removals.map((removal) => obsoletePart(shown, removal, fills)),
      ...filledMarks(marked, removals, fills),
      ...ordered.map((overlay) => fills.on(overlay)),
      ...unusedParts(shown, trial, removals, fills),
    ],
  };
}

function obsoletePart(shown: JsonObject, { segments, keys, cause }: Removal, fills: ActionFills): Overlay {
  const object = objectOf(valueAt(shown, segments));
  const named = keys.flatMap((key) => pointsInside(shown, { [key]: object[key] as Json }));
  const filled = named.filter((id) => fills.isFilled(id));
  const target = formatJsonPath(segments) + selectorOf(keys);
  return removalOverlay(target, filled.length > 0 ? filled : fills.of(cause.action), cause);
}

/** Returns the JSONPath selector for one or several keys: `['a','b']`. */
function selectorOf(keys: readonly string[]): string {
  return keys.length === 1 ? formatSteps(keys) : `[${keys.map(quoteForJsonPath).join(",")}]`;
}

/** Removes the marks of filled points from operations and the document. */
function filledMarks(
  marked: ReadonlyMap<string, MarkedObject>,
  removals: readonly Removal[],
  fills: ActionFills,
): Overlay[] {
  const replaced = removals
    .filter(({ keys }) => keys.includes("x-extension-point"))
    .map(({ segments }) => formatPointer(segments));
  const marks = [...marked.values()].filter(
    (object) => isGeneral(object) && !replaced.includes(object.pointer),
  );
  return marks.flatMap(({ pointer, segments, points }) =>
    points.flatMap((id) => {
      const cause = fills.causeOf(id, pointer);
      const target = `${formatJsonPath([...segments, "x-extension-point"])}[?@ == ${quoteForJsonPath(id)}]`;
      return cause === undefined ? [] : [removalOverlay(target, [id], cause)];
    }),
  );
}

/** Removes the components used in the document as shown but not in the filled document. */
function unusedParts(
  shown: JsonObject,
  { document, changes }: TrialRun,
  removals: readonly Removal[],
  fills: ActionFills,
): Overlay[] {
  const [cause] = changes;
  if (cause === undefined) return [];
  const filled = withoutRanges(removals, document);
  return unusedComponents(shown, filled).map((segments) => {
    const named = pointsInside(shown, valueAt(shown, segments));
    return removalOverlay(
      formatJsonPath(segments),
      named.filter((id) => fills.isFilled(id)),
      cause,
    );
  });
}
