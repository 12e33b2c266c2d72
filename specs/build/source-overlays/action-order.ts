import type { Overlay, OverlayAction } from "@seamline/overlay";
import { isJsonObject } from "../../model/json.ts";

/** Matches the start of a target that selects one operation by its ID. */
const ONE_OPERATION = /^\$\.paths\[\*\]\[\?\s*@\.operationId\s*==\s*'[^']*'\s*\]/;

/** Matches a wildcard, a filter or a descendant segment outside quotes, which can select several values. */
const SELECTS_MANY = /\*|\?|\.\./;

const STAGES = [definesPoints, changesOneObject, changesManyObjects] as const;

/**
 * Sorts the actions of source overlays into three stages: definitions of extension points, which later actions can
 * name; changes to single objects; and changes to all objects of a kind. Therefore, the result does not depend on file
 * order.
 */
export function inOrderOfApplication(overlays: readonly Overlay[]): Overlay[] {
  const staged = STAGES.flatMap((isInStage) =>
    overlays.map((overlay) => ({ ...overlay, actions: overlay.actions.filter(isInStage) })),
  );
  return staged.filter(({ actions }) => actions.length > 0);
}

function definesPoints({ update }: OverlayAction): boolean {
  return isJsonObject(update) && Object.keys(update).join() === "x-extension-points";
}

function changesOneObject(action: OverlayAction): boolean {
  return !definesPoints(action) && !changesManyObjects(action);
}

function changesManyObjects({ target }: OverlayAction): boolean {
  return SELECTS_MANY.test(target.replace(ONE_OPERATION, "").replaceAll(/'[^']*'/g, ""));
}
