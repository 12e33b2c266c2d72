/** Limits of one `applyOverlays` call. They protect against overlays that would exhaust memory or never finish. */
export interface OverlayLimits {
  /**
   * Maximum number of objects, lists and primitive values in the result. The limit is at least twice the original
   * number.
   */
  readonly maxValues: number;
  /**
   * Maximum number of characters in keys and strings of the result. The limit is at least twice the original number.
   */
  readonly maxCharacters: number;
  /**
   * Maximum total number of steps in JSONPath queries: one per visited value, and more for regular expressions on long
   * strings.
   */
  readonly maxQuerySteps: number;
}

export const DEFAULT_LIMITS: OverlayLimits = {
  maxValues: 1_000_000,
  maxCharacters: 100_000_000,
  maxQuerySteps: 10_000_000,
};

const NOUNS: Readonly<Record<keyof OverlayLimits, string>> = {
  maxValues: "values in the document",
  maxCharacters: "characters in the document",
  maxQuerySteps: "query steps",
};

/** Thrown if an action exceeds a limit. `applyOverlays` converts it to an `OverlayError`. */
export class LimitError extends Error {
  override readonly name: string = "LimitError";
  readonly limit: keyof OverlayLimits;

  constructor(limit: keyof OverlayLimits, limits: OverlayLimits) {
    super(`exceeds the limit of ${limits[limit].toLocaleString("en-US")} ${NOUNS[limit]}`);
    this.limit = limit;
  }
}

export class QuerySteps {
  readonly #limits: OverlayLimits;
  #count = 0;

  constructor(limits: OverlayLimits) {
    this.#limits = limits;
  }

  /** @throws LimitError if the total number of steps exceeds the limit */
  spend(steps: number): void {
    this.#count += steps;
    if (this.#count > this.#limits.maxQuerySteps) {
      throw new LimitError("maxQuerySteps", this.#limits);
    }
  }
}

/**
 * Fills in defaults for missing limits.
 *
 * @throws RangeError if a limit is not a positive integer
 */
export function withDefaults(limits: Partial<OverlayLimits>): OverlayLimits {
  const all = { ...DEFAULT_LIMITS, ...limits };
  for (const [name, value] of Object.entries(all)) {
    if (!Number.isSafeInteger(value) || value < 1) {
      throw new RangeError(`${name} must be a positive integer, got ${value}`);
    }
  }
  return all;
}
