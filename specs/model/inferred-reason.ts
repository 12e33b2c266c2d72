import { isJsonObject } from "./json.ts";

/** A name in an `x-inferred`. */
export interface InferredName {
  /** Key of `x-inferred-reasons`. */
  readonly name: string;
  /** JSON pointer to it, from the object with the mark. */
  readonly pointer: string;
}

/** The names in the `x-inferred` of a value, which is one of them or a list. Lint reports anything else. */
export function inferredNames(value: unknown): InferredName[] {
  const named = isJsonObject(value) ? value["x-inferred"] : undefined;
  const pointer = "/x-inferred";
  if (typeof named === "string") return [{ name: named, pointer }];
  if (!Array.isArray(named)) return [];
  return named.flatMap((name, index) =>
    typeof name === "string" ? [{ name, pointer: `${pointer}/${index}` }] : [],
  );
}

/** What one entry of a reason's `covers` leads to. */
export interface CoverTargets {
  /** Whether the keys begin at the whole document instead of the object with the mark. */
  readonly fromRoot: boolean;
  /** Keys from there to the part, `*` for any key; none for the object itself. */
  readonly keys: readonly string[];
  /** Whether everything below the part is covered too. */
  readonly whole: boolean;
}

// `.`, `**`, or keys with `/` between them, of which only the last may be `**`.
const COVER = /^(?:\.|\/?(?:(?!\*\*\/|\.\/)[^/]+\/)*[^/]+)$/;

/** Whether a text is the path of a part that a reason covers. */
export function isCover(text: string): boolean {
  return COVER.test(text);
}

/**
 * Reads an entry of `covers`: a path of keys below the object with the mark or, with a leading slash, below the whole
 * document. `.` is the object alone, `*` is any key, and a final `**` is everything at that place and below it.
 */
export function coverTargets(cover: string): CoverTargets {
  const keys = cover.split("/").filter((key) => key !== "" && key !== ".");
  const whole = keys.at(-1) === "**";
  return { fromRoot: cover.startsWith("/"), keys: whole ? keys.slice(0, -1) : keys, whole };
}
