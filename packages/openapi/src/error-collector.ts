import { SpecError } from "./spec-error.ts";

/** Maximum number of collected problems. Locating a problem parses its file again. */
const MAX_PROBLEMS = 50;

/** Runs steps that may throw a `SpecError` and collects their problems. */
export class ErrorCollector {
  readonly #errors: SpecError[] = [];

  /** Returns the result of the step, or `undefined` if it throws a `SpecError`. */
  attempt<Result>(step: () => Result): Result | undefined {
    if (this.isFull) return undefined;
    try {
      return step();
    } catch (error) {
      this.#add(error);
      return undefined;
    }
  }

  /** Like `attempt`, for asynchronous steps. */
  async attemptAsync<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    if (this.isFull) return undefined;
    try {
      return await step();
    } catch (error) {
      this.#add(error);
      return undefined;
    }
  }

  /** Returns true if the collector ignores further problems. */
  get isFull(): boolean {
    return this.#errors.length >= MAX_PROBLEMS;
  }

  /** @throws SpecError with all collected problems */
  throwIfAny(): void {
    const [first, ...others] = this.#errors.slice(0, MAX_PROBLEMS);
    if (first !== undefined) throw new SpecError(first.problem, first.remedy, first.location, others);
  }

  #add(error: unknown): void {
    if (!(error instanceof SpecError)) throw error;
    const known = new Set(this.#errors.map(({ message }) => message));
    const single = [error, ...error.others].map(
      ({ problem, remedy, location }) => new SpecError(problem, remedy, location),
    );
    this.#errors.push(...single.filter(({ message }) => !known.has(message)));
  }
}

/**
 * Calls a function for each item, and collects the problems with all items.
 *
 * @throws SpecError that lists the problems with all items
 */
export function forEachItem<Item>(items: Iterable<Item>, work: (item: Item) => void): void {
  const errors = new ErrorCollector();
  for (const item of items) errors.attempt(() => work(item));
  errors.throwIfAny();
}
