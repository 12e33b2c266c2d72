/** A decision: an entry of the collection of Markdown files in `adr`. */
export interface Decision {
  /** The name of its file: `0001-overlays-have-a-package`. */
  readonly id: string;
  /** Markdown. */
  readonly body?: string;
}

/** Sorts decisions by the number that their names begin with. */
export function inOrder<Entry extends Decision>(decisions: readonly Entry[]): Entry[] {
  return decisions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The title of a decision: its first heading.
 *
 * @throws Error for a decision without one
 */
export function titleOf({ id, body = "" }: Decision): string {
  const title = /^# (.+)$/m.exec(body)?.[1];
  if (title === undefined) throw new Error(`The decision ${id} needs a heading that says what was decided.`);
  return title;
}
