import { OverlayError, type OverlayProblem } from "./overlay-error.ts";

/**
 * Runs the same work for each item, and collects the problems of all items.
 *
 * @throws OverlayError with the problems of every item whose work threw an OverlayError
 */
export function collectProblems<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Result[] {
  const problems: OverlayProblem[] = [];
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    try {
      results.push(work(item, index));
    } catch (error) {
      if (!(error instanceof OverlayError)) {
        throw error;
      }
      problems.push(...error.problems);
    }
  }
  const [first, ...others] = problems;
  if (first !== undefined) {
    throw new OverlayError(first, ...others);
  }
  return results;
}

/** Functions that read the parts of an object, by the name of the part. */
type Readers<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] };

/**
 * Reads the parts of an object, and collects the problems of all parts.
 *
 * @throws OverlayError with the problems of every part
 */
export function readParts<Parts extends object>(readers: Readers<Parts>): Parts {
  const entries = Object.entries<() => unknown>(readers);
  return Object.fromEntries(collectProblems(entries, ([name, read]) => [name, read()])) as Parts;
}
