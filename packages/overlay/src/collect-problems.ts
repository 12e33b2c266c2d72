import { OverlayError, type OverlayProblem } from "./overlay-error.ts";

/**
 * Calls a function for each item, and collects the problems with all items.
 *
 * @throws OverlayError with the problems from every item for which the function threw an OverlayError
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

type Readers<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] };

/**
 * Calls every reader and returns the results as one object.
 *
 * @throws OverlayError with the problems from all readers
 */
export function readParts<Parts extends object>(readers: Readers<Parts>): Parts {
  const entries = Object.entries<() => unknown>(readers);
  return Object.fromEntries(collectProblems(entries, ([name, read]) => [name, read()])) as Parts;
}
