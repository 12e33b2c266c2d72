import { isJsonObject } from "./json.ts";

/** A name in an `x-inferred`. */
export interface InferredName {
  /** Key of `x-inferred-reasons`. */
  readonly name: string;
  /** JSON pointer to the name, relative to the object with the mark. */
  readonly pointer: string;
}

/** Returns the names in the `x-inferred` of a value. Lint reports a value that is not a list of names. */
export function inferredNames(value: unknown): InferredName[] {
  const named = isJsonObject(value) ? value["x-inferred"] : undefined;
  if (!Array.isArray(named)) return [];
  return named.flatMap((name, index) =>
    typeof name === "string" ? [{ name, pointer: `/x-inferred/${index}` }] : [],
  );
}

/** Parts selected by one entry in a reason's `covers`. */
export interface CoverTargets {
  /** True if the keys start at the root of the document instead of the object with the mark. */
  readonly fromRoot: boolean;
  /** Keys from the start to the part; `*` matches any key. Empty for the start itself. */
  readonly keys: readonly string[];
  /** True if everything inside the part is also covered. */
  readonly whole: boolean;
}

// Matches `.`, `**`, or keys separated by `/`. Only the last key can be `**`.
const COVER = /^(?:\.|\/?(?:(?!\*\*\/|\.\/)[^/]+\/)*[^/]+)$/;

/** Returns whether a string is a valid path in `covers`. */
export function isCover(text: string): boolean {
  return COVER.test(text);
}

/**
 * Parses an entry of `covers`: a path of keys relative to the object with the mark or, with a leading slash, to the
 * document root. `.` matches only the object itself, `*` matches any key, and a final `**` matches everything at that
 * location and below it.
 */
export function coverTargets(cover: string): CoverTargets {
  const keys = cover.split("/").filter((key) => key !== "" && key !== ".");
  const whole = keys.at(-1) === "**";
  return { fromRoot: cover.startsWith("/"), keys: whole ? keys.slice(0, -1) : keys, whole };
}
