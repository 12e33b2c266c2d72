import type { OverlayFormat } from "./overlay-format.ts";

/** One action of an overlay: what it looks for in a document, and what it does to all that it finds. */
export interface OverlayAction {
  /** Place among the actions of its overlay, from 0. */
  readonly index: number;
  /** Line of its `target` in the overlay, from 1. */
  readonly line: number;
  /** JSONPath (RFC 9535) of the parts that are written to or removed; a 1.0 file writes to objects and lists alone. */
  readonly target: string;
  readonly description?: string;
  /** Extension points that it contributes to: `x-fills`. */
  readonly fills: readonly string[];
  /** What is merged into an object, appended to a list, or put in the place of any other value. */
  readonly update?: unknown;
  /** JSONPath (RFC 9535) of the one part of the document that is written like an update; there is none beside it. */
  readonly copy?: string;
  /** Whether the target is removed; there is neither `update` nor `copy` then. */
  readonly remove: boolean;
}

/** An OpenAPI Overlay file. */
export interface Overlay {
  /** Absolute path. */
  readonly file: string;
  readonly format: OverlayFormat;
  readonly title: string;
  /** Version of the overlay itself, not of the format. */
  readonly version: string;
  /** What it says of itself; 1.1 files alone have it. */
  readonly description?: string;
  /** URI reference of the document that it is meant for. */
  readonly extends?: string;
  /** At least one, in the order in which they apply. */
  readonly actions: readonly OverlayAction[];
  /** Line (from 1) of a part of the file; where the path leads nowhere, of the last part that exists. */
  readonly lineOf: (path: readonly string[]) => number;
}
