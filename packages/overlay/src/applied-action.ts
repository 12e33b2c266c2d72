import type { Overlay, OverlayAction } from "./overlay.ts";

/** An action, with the overlay that contains it. */
export interface AppliedAction extends OverlayAction {
  readonly overlay: Overlay;
}

/** A value removed from a document by an action. */
export interface Removal {
  /** JSON pointer to the value just before its removal. Earlier removals may have shifted list elements. */
  readonly pointer: string;
  readonly action: AppliedAction;
}

/**
 * Returns the line (starting at 1) of a value written by an action. For a copied value, which is not in the overlay,
 * returns the line of `copy`.
 */
export function lineOfWritten(action: AppliedAction, path: readonly string[]): number {
  const { overlay, index, reusableAction, copy } = action;
  const place = copy === undefined ? ["update", ...path] : ["copy"];
  const holder =
    reusableAction === undefined
      ? ["actions", String(index)]
      : ["components", "actions", reusableAction, "fields"];
  return overlay.lineOf([...holder, ...place]);
}
