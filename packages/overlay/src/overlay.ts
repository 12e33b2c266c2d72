import type { OverlayFormat } from "./overlay-format.ts";

/** An action of an overlay: its target in the document, and its effect on every match. */
export interface OverlayAction {
  /** Index among the actions of the overlay, from 0. */
  readonly index: number;
  /** Line of its `target` in the overlay, from 1. */
  readonly line: number;
  /** JSONPath (RFC 9535) of the parts to change or remove. An update of a 1.0 file changes only objects and lists. */
  readonly target: string;
  readonly description?: string;
  /** Ids of the extension points that the action contributes to: `x-fills`. */
  readonly fills: readonly string[];
  /** Value to merge into an object, append to a list, or replace any other value with. */
  readonly update?: unknown;
  /** JSONPath (RFC 9535) of one part of the document that is used like an `update`. Excludes `update`. */
  readonly copy?: string;
  /** Whether the target is removed. Excludes `update` and `copy`. */
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
  /** Description of the overlay; only in 1.1 files. */
  readonly description?: string;
  /** URI reference of the document that the overlay extends. */
  readonly extends?: string;
  /** At least one action, in the order in which they are applied. */
  readonly actions: readonly OverlayAction[];
  /** Returns the line (from 1) of a part of the file, or of the last part on the path that exists. */
  readonly lineOf: (path: readonly string[]) => number;
}
