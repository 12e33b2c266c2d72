import type { Overlay, OverlayAction } from "./overlay.ts";

/** An action and the overlay that it belongs to. */
export interface AppliedAction extends OverlayAction {
  readonly overlay: Overlay;
}

/** Line (from 1) of a part of what an action writes; of the copy, where it copies: that part stands in no overlay. */
export function lineOfWritten({ overlay, index, copy }: AppliedAction, path: readonly string[]): number {
  const place = copy === undefined ? ["update", ...path] : ["copy"];
  return overlay.lineOf(["actions", String(index), ...place]);
}
