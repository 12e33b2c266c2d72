/** The causes of an error that have the same code. */
export interface ErrorCauses {
  readonly code: string;
  /** Sentences in Markdown. */
  readonly causes: readonly string[];
}

/** Matches a sentence that ends with its code, for example "The matter is not `OPEN` (`FAILED_PRECONDITION`)." */
const CAUSE = /(?<cause>[^()]+?) \(`(?<code>[A-Z_]+)`\)\.\s*/y;

/**
 * Groups the causes in the description of an error by code, in order of appearance.
 *
 * @returns undefined if a part of the description has no code
 */
export function errorCauses(description: string): ErrorCauses[] | undefined {
  const matcher = new RegExp(CAUSE);
  const causes: { code: string; cause: string }[] = [];
  for (let end = 0; end < description.length; end = matcher.lastIndex) {
    const { code, cause } = matcher.exec(description)?.groups ?? {};
    if (code === undefined || cause === undefined) return undefined;
    causes.push({ code, cause: `${cause}.` });
  }
  if (causes.length === 0) return undefined;
  return [...Map.groupBy(causes, ({ code }) => code)].map(([code, own]) => ({
    code,
    causes: own.map(({ cause }) => cause),
  }));
}
