import { type AppliedAction, applyOverlays, type Overlay } from "@seamline/overlay";
import type { JsonObject } from "../rules/model/json.ts";
import { BundleNode } from "./bundle-node.ts";
import type { Loss } from "./loss.ts";
import { lostParts } from "./lost-parts.ts";

/**
 * Finds the action after which a part of a document is missing. What is removed bears no mark of who removed it, so
 * that this applies fewer and fewer of the actions.
 *
 * @param loss what is missing once all overlays are applied.
 */
export function actionThatLoses(loss: Loss, shown: JsonObject, overlays: readonly Overlay[]): AppliedAction {
  const actions = overlays.flatMap((overlay) => overlay.actions.map((action) => ({ ...action, overlay })));
  let [kept, lost] = [0, actions.length];
  while (lost - kept > 1) {
    const middle = Math.floor((kept + lost) / 2);
    if (isLostAfter(actions.slice(0, middle), loss, shown)) lost = middle;
    else kept = middle;
  }
  return actions[kept] as AppliedAction;
}

function isLostAfter(actions: readonly AppliedAction[], loss: Loss, shown: JsonObject): boolean {
  const { document } = applyOverlays(
    shown,
    actions.map(({ overlay, ...action }) => ({ ...overlay, actions: [action] })),
  );
  const losses = lostParts(BundleNode.root(shown), BundleNode.root(document as JsonObject));
  return [...losses].some(({ what, pointer }) => what === loss.what && pointer === loss.pointer);
}
