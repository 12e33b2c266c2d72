import type { AppliedAction } from "@seamline/overlay";

/**
 * Returns an ID that all copies of an action share. It contains the description, because the parts of a split action
 * can be on the same line.
 */
export function actionId({ overlay, line, description }: AppliedAction): string {
  return `${overlay.file}:${line}:${description}`;
}
