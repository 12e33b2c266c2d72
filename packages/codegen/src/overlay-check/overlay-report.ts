/** A problem or a warning about an overlay. */
export interface Finding {
  /** Path of the overlay, or of the document. */
  readonly file?: string;
  readonly line?: number;
  readonly problem: string;
  readonly remedy: string;
}

export interface PointChange {
  readonly file: string;
  readonly line: number;
  readonly effect: "adds" | "changes" | "removes";
  /** JSON pointer; for a removed part, its pointer before the removal. */
  readonly pointer: string;
  readonly place: string;
  /** Short description of the new value. */
  readonly says?: string;
}

/** Changes for one extension point. */
export interface PointReport {
  readonly id: string;
  readonly area?: string;
  readonly state: "filled" | "partly filled";
  readonly changes: readonly PointChange[];
  /** JSON pointers of the places where the point is still open. */
  readonly openAt: readonly string[];
}

export interface OverlayReport {
  /** Errors: overlays do not apply, contradict each other, or result in an unusable document. */
  readonly problems: readonly Finding[];
  /** Changes that are allowed but probably unintended. */
  readonly warnings: readonly Finding[];
  /** Changes by extension point; empty if the overlays do not apply. */
  readonly points: readonly PointReport[];
}
