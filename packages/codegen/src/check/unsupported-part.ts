/** A part of a document that clients cannot represent. */
export interface UnsupportedPart {
  readonly problem: string;
  readonly remedy: string;
  /** Path from the node to the part. */
  readonly at: readonly string[];
}

export function gapIf(condition: boolean, gap: UnsupportedPart): UnsupportedPart[] {
  return condition ? [gap] : [];
}

export function hasEntries(value: unknown): boolean {
  return Object.keys(Object(value)).length > 0;
}
