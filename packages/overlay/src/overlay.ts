import type { OverlayFormat } from "./overlay-format.ts";

/** An action of an overlay, with its target and its effect. */
export interface OverlayAction {
  /** Index in the overlay's `actions`, starting at 0. */
  readonly index: number;
  /** Line of `target` in the overlay, starting at 1. */
  readonly line: number;
  /** JSONPath (RFC 9535) of the values to change or remove. Updates in 1.0 files can only target objects and lists. */
  readonly target: string;
  readonly description?: string;
  /** Name of the reusable action in `components.actions` that defines the effect (1.2 only). */
  readonly reusableAction?: string;
  /** Ids of the extension points that the action fills, from `x-fills`. */
  readonly fills: readonly string[];
  /** Value that is merged into objects, appended to lists, and replaces any other value. */
  readonly update?: unknown;
  /** JSONPath (RFC 9535) of a value in the document that is used like an `update`. Cannot be combined with `update`. */
  readonly copy?: string;
  /** Whether the action removes its target. Cannot be combined with `update` or `copy`. */
  readonly remove: boolean;
}

/** An OpenAPI Overlay file. */
export interface Overlay {
  /** Absolute path. */
  readonly file: string;
  readonly format: OverlayFormat;
  readonly title: string;
  /** Version of this overlay, not of the overlay format. */
  readonly version: string;
  /** Description of the overlay (1.1 and later). */
  readonly description?: string;
  /** URI reference of the overlay, which is the base of `extends` (1.2 only). */
  readonly self?: string;
  /** URI reference of the document that the overlay extends. */
  readonly extends?: string;
  /** At least one action, in order of application. */
  readonly actions: readonly OverlayAction[];
  /** Returns the line (starting at 1) of the value at a path in the file, or of its nearest existing ancestor. */
  readonly lineOf: (path: readonly string[]) => number;
}
