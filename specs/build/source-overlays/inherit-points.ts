import type { Overlay, OverlayAction } from "@seamline/overlay";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";

/** Members that a point inherits from the point that contains it. */
const INHERITED = ["area", "source"];

/**
 * Completes the extension points that overlays define `within` another point. A point without an area or a source
 * inherits it from the point that contains it.
 */
export function inheritPoints(shown: JsonObject, overlays: readonly Overlay[]): Overlay[] {
  const points = { ...objectOf(shown["x-extension-points"]) };
  const updates = overlays.flatMap(({ actions }) => actions.map(({ update }) => objectOf(update)));
  for (const update of updates) Object.assign(points, objectOf(update["x-extension-points"]));
  return overlays.map((overlay) => ({
    ...overlay,
    actions: overlay.actions.map((action) => withInherited(action, points)),
  }));
}

function withInherited(action: OverlayAction, points: JsonObject): OverlayAction {
  const { update } = action;
  if (!isJsonObject(update) || !isJsonObject(update["x-extension-points"])) return action;
  const defined = Object.entries(update["x-extension-points"]).map(([id, point]) => [
    id,
    complete(point, points),
  ]);
  return { ...action, update: { ...update, "x-extension-points": Object.fromEntries(defined) } };
}

function complete(point: unknown, points: JsonObject): JsonObject {
  const own = objectOf(point);
  const container = typeof own.within === "string" ? points[own.within] : undefined;
  if (!isJsonObject(container)) return own;
  const whole = complete(container, points);
  const inherited = INHERITED.flatMap((key) => (key in whole ? [[key, whole[key]]] : []));
  return { ...Object.fromEntries(inherited), ...own };
}
