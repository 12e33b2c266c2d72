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
