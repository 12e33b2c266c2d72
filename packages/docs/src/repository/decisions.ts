/** A decision record: a Markdown file in `adr`. */
export interface Decision {
  /** File name without extension, for example `0001-overlays-have-a-package`. */
  readonly id: string;
  /** Content in Markdown. */
  readonly body?: string;
}

/** Sorts decisions by number. */
export function inOrder<Entry extends Decision>(decisions: readonly Entry[]): Entry[] {
  return decisions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns the title of a decision: its first heading.
 *
 * @throws Error if the decision has no heading
 */
export function titleOf({ id, body = "" }: Decision): string {
  const title = /^# (.+)$/m.exec(body)?.[1];
  if (title === undefined) throw new Error(`the decision ${id} needs a heading`);
  return title;
}
