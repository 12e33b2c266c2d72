import path from "node:path";
import { type AppliedAction, applyOverlays, type Overlay } from "@seamline/overlay";
import type { JsonObject } from "../model/json.ts";
import type { BuiltDocument } from "./built-document.ts";
import { BundleNode } from "./bundle-node.ts";
import { type Loss, lostParts } from "./lost-parts.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Checks that the overlays do not remove anything that the source shows.
 *
 * @throws {SpecProblemsError} listing each action that removes something, with the removed part and its authored
 * location.
 */
export function checkNothingLost(asShown: BuiltDocument, filled: BuiltDocument): void {
  const specsFolder = path.dirname(asShown.source.serviceFolder);
  const losses = [...lostParts(BundleNode.root(asShown.openapi), BundleNode.root(filled.openapi))];
  const problems = losses.map((loss) => {
    const { overlay, line } = actionThatLoses(loss, asShown.openapi, filled.standardOverlays);
    const authored = asShown.placeOf(loss.pointer);
    const placeAsShown = `${path.relative(specsFolder, authored.file)}:${authored.line}`;
    const message = `This action removes ${loss.what}, which the source shows (${placeAsShown}): overlays can only add. Narrow the target, or remove the action.`;
    return { file: overlay.file, line, message };
  });
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/**
 * Uses bisection to find the action that removes a part of a document, because no record shows which action removed
 * it.
 *
 * @param loss the part that is missing after all overlays are applied.
 */
function actionThatLoses(loss: Loss, shown: JsonObject, overlays: readonly Overlay[]): AppliedAction {
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
