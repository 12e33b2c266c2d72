import type { Overlay } from "@seamline/overlay";
import type { JsonObject } from "../../model/json.ts";

/**
 * Combines overlays into one OpenAPI Overlay 1.1 document, for tools that do not know extension points.
 *
 * @param reference URI reference from the overlay to the document that it extends.
 */
export function standardOverlay(
  info: { readonly title: string; readonly version: string },
  reference: string,
  overlays: readonly Overlay[],
): JsonObject {
  const actions = overlays.flatMap((overlay) => overlay.actions.map(actionOf));
  return { overlay: "1.1.0", info: { ...info }, extends: reference, actions };
}

function actionOf(action: Overlay["actions"][number]): JsonObject {
  const { target, description, fills, remove, copy, update } = action;
  return {
    target,
    ...(description !== undefined && { description }),
    ...(fills.length > 0 && { "x-fills": [...fills] }),
    ...(remove ? { remove } : copy === undefined ? { update: update as JsonObject } : { copy }),
  };
}
