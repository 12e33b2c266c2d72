import type { AppliedAction } from "@seamline/overlay";

/**
 * Identifies an action of a source overlay, because actions are copied. The parts of an action can be on one line, but
 * they have different descriptions.
 */
export function actionId({ overlay, line, description }: AppliedAction): string {
  return `${overlay.file}:${line}:${description}`;
}
