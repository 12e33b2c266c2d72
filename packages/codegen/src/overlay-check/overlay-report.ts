/** Something about an overlay that its author should know. */
export interface Finding {
  /** Path of the overlay, or of the document. */
  readonly file?: string;
  readonly line?: number;
  readonly problem: string;
  readonly remedy: string;
}

/** One part of the document that an action changes. */
export interface PointChange {
  readonly file: string;
  readonly line: number;
  readonly effect: "adds" | "changes" | "removes";
  /** JSON pointer; of what is removed, where it stood then. */
  readonly pointer: string;
  /** The part in words. */
  readonly place: string;
  /** What stands there now, in short. */
  readonly says?: string;
}

/** What overlays do for one extension point. */
export interface PointReport {
  readonly id: string;
  readonly area?: string;
  readonly state: "filled" | "partly filled";
  readonly changes: readonly PointChange[];
  /** JSON pointers of the places that still name the point. */
  readonly openAt: readonly string[];
}

export interface OverlayReport {
  /** What is wrong: the overlays do not apply, contradict each other, or lead to a document that is none. */
  readonly problems: readonly Finding[];
  /** What is allowed and probably not meant. */
  readonly warnings: readonly Finding[];
  /** Empty where the overlays do not apply. */
  readonly points: readonly PointReport[];
}
