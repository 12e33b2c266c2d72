import type { TextField } from "../searchable-message.ts";

/** Search terms, read. */
export type Terms =
  | { readonly kind: "all" | "any"; readonly of: readonly Terms[] }
  | { readonly kind: "not"; readonly of: Terms }
  | { readonly kind: "phrase"; readonly field: TextField; readonly words: readonly Word[] };

/** A word as it stands in a text, or one with asterisks: what stands around each. */
export type Word = string | readonly string[];
