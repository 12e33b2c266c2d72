import { SpecError } from "./spec-error.ts";

/** The most problems of one run. Finding the place of a problem parses its file again. */
const MAX_PROBLEMS = 50;

/** Runs steps that may each throw a `SpecError`, and reports the problems of all steps. */
export class ErrorCollector {
  readonly #errors: SpecError[] = [];

  /** Returns what the step returns; `undefined` if it throws a `SpecError`. */
  attempt<Result>(step: () => Result): Result | undefined {
    if (this.isFull) return undefined;
    try {
      return step();
    } catch (error) {
      this.#add(error);
      return undefined;
    }
  }

  /** Like `attempt`, for a step that is asynchronous. */
  async attemptAsync<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    if (this.isFull) return undefined;
    try {
      return await step();
    } catch (error) {
      this.#add(error);
      return undefined;
    }
  }

  /** Whether the collector ignores further problems. */
  get isFull(): boolean {
    return this.#errors.length >= MAX_PROBLEMS;
  }

  /** @throws SpecError with everything that was collected */
  throwIfAny(): void {
    const [first, ...others] = this.#errors.slice(0, MAX_PROBLEMS);
    if (first !== undefined) throw new SpecError(first.problem, first.remedy, first.location, others);
  }

  #add(error: unknown): void {
    if (!(error instanceof SpecError)) throw error;
    const known = new Set(this.#errors.map(({ message }) => message));
    const alone = [error, ...error.others].map(
      ({ problem, remedy, location }) => new SpecError(problem, remedy, location),
    );
    this.#errors.push(...alone.filter(({ message }) => !known.has(message)));
  }
}

/**
 * Does the same work for each item, and reports the problems of all items.
 *
 * @throws SpecError with the problems of every item
 */
export function forEachItem<Item>(items: Iterable<Item>, work: (item: Item) => void): void {
  const errors = new ErrorCollector();
  for (const item of items) errors.attempt(() => work(item));
  errors.throwIfAny();
}
