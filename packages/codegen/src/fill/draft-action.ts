/** An overlay action to be written. */
export interface DraftAction {
  readonly target: string;
  readonly description: string;
  /** Value to merge into the target; if it is missing, the target is removed. */
  readonly update?: Readonly<Record<string, unknown>>;
  /**
   * Comments that precede parts of the update, by JSON pointer into the update. The comment for the root comes first.
   */
  readonly comments: ReadonlyMap<string, string>;
}
