export type { AppliedAction, Removal } from "./applied-action.ts";
export { applyOverlays, type Change, type Overlaid } from "./apply-overlays.ts";
export { checkExtends, extendedFile, referenceTo } from "./check-extends.ts";
export { collectProblems } from "./collect-problems.ts";
export type { Overlay, OverlayAction } from "./overlay.ts";
export { OverlayError, type OverlayProblem } from "./overlay-error.ts";
export type { OverlayFormat } from "./overlay-format.ts";
export { readOverlay } from "./read-overlay.ts";
export { type SettledPoints, settlePoints } from "./settle-points.ts";
