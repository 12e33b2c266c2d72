import type { AppliedAction } from "@seamline/overlay";

/**
 * Identifies an action in a source overlay even after it is copied. The parts of an action can be on the same line, but
 * they have different descriptions.
 */
export function actionId({ overlay, line, description }: AppliedAction): string {
  return `${overlay.file}:${line}:${description}`;
}
