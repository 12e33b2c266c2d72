/** An action of an overlay that is to be written. */
export interface DraftAction {
  readonly target: string;
  readonly description: string;
  /** What is merged with the target; without it, the target is removed. */
  readonly update?: Readonly<Record<string, unknown>>;
  /** Comments before the parts of the update, by their JSON pointers in it; that of the whole stands at its top. */
  readonly comments: ReadonlyMap<string, string>;
}
