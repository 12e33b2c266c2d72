import type { Overlay, OverlayAction } from "./overlay.ts";

/** An action and the overlay that it belongs to. */
export interface AppliedAction extends OverlayAction {
  readonly overlay: Overlay;
}

/** A part of a document that an action removed. */
export interface Removal {
  /** JSON pointer of the part when the action removed it: earlier removals may have moved the elements of lists. */
  readonly pointer: string;
  readonly action: AppliedAction;
}

/** Returns the line (from 1) of a part that an action writes, or of its `copy`: copied parts are not in the overlay. */
export function lineOfWritten({ overlay, index, copy }: AppliedAction, path: readonly string[]): number {
  const place = copy === undefined ? ["update", ...path] : ["copy"];
  return overlay.lineOf(["actions", String(index), ...place]);
}
