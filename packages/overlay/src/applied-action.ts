import type { Overlay, OverlayAction } from "./overlay.ts";

/** An action and the overlay that it belongs to. */
export interface AppliedAction extends OverlayAction {
  readonly overlay: Overlay;
}
