/** One action of an overlay: what it looks for in a document, and what it does to all that it finds. */
export interface OverlayAction {
  /** Place among the actions of its overlay, from 0. */
  readonly index: number;
  /** Line of its `target` in the overlay, from 1. */
  readonly line: number;
  /** JSONPath (RFC 9535) of the objects or lists that are updated, or of the parts that are removed. */
  readonly target: string;
  readonly description?: string;
  /** Extension points that it contributes to: `x-fills`. */
  readonly fills: readonly string[];
  /** What is merged into an object or appended to a list. */
  readonly update?: unknown;
  /** Whether the target is removed; there is no `update` then. */
  readonly remove: boolean;
}

/** An OpenAPI Overlay 1.0 file. */
export interface Overlay {
  /** Absolute path. */
  readonly file: string;
  readonly title: string;
  /** Version of the overlay itself, not of the format. */
  readonly version: string;
  /** URI reference of the document that it is meant for. */
  readonly extends?: string;
  /** At least one, in the order in which they apply. */
  readonly actions: readonly OverlayAction[];
  /** Line (from 1) of a part of the file; where the path leads nowhere, of the last part that exists. */
  readonly lineOf: (path: readonly string[]) => number;
}
