import type { AppliedAction, Overlay } from "@seamline/overlay";

/** Returns an overlay with one action that removes something. Problems are reported at the action that causes it. */
export function removalOverlay(
  target: string,
  { overlay, line }: Pick<AppliedAction, "overlay" | "line">,
): Overlay {
  return {
    ...overlay,
    actions: [{ index: 0, line, target, fills: [], remove: true }],
    lineOf: () => line,
  };
}
