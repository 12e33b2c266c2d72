import type { AppliedAction, Overlay } from "@seamline/overlay";

/**
 * Returns an overlay with a single removal. Problems with it are reported at the action that causes the removal.
 *
 * @param fills IDs of the filled points named in the removed part.
 */
export function removalOverlay(
  target: string,
  fills: readonly string[],
  { overlay, line }: Pick<AppliedAction, "overlay" | "line">,
): Overlay {
  return {
    ...overlay,
    actions: [{ index: 0, line, target, fills, remove: true }],
    lineOf: () => line,
  };
}
