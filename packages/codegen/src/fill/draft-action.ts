/** An action of an overlay to write. */
export interface DraftAction {
  readonly target: string;
  readonly description: string;
  /** Value to merge into the target; if it is missing, the target is removed. */
  readonly update?: Readonly<Record<string, unknown>>;
  /** Comments before parts of the update, by JSON pointers into the update. The comment of the root comes first. */
  readonly comments: ReadonlyMap<string, string>;
}
