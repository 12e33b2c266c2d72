import { OverlayError, type OverlayProblem } from "./overlay-error.ts";

/**
 * Does the same work for each item. What is wrong with one does not keep from telling what is wrong with the others.
 *
 * @throws OverlayError with the problems of every item for which the work threw one
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

/** Values by name, each read by a function. */
type Readers<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] };

/**
 * Reads the parts of an object. A problem of one part does not keep the others from being read.
 *
 * @throws OverlayError with the problems of every part
 */
export function readParts<Parts extends object>(readers: Readers<Parts>): Parts {
  const entries = Object.entries<() => unknown>(readers);
  return Object.fromEntries(collectProblems(entries, ([name, read]) => [name, read()])) as Parts;
}
