/**
 * Thrown if the command line is invalid, or if a file or command cannot be used. The message has one line per problem.
 */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Collects all problems with a command line. */
export class UsageProblems {
  readonly #messages: string[];

  constructor(messages: readonly string[]) {
    this.#messages = [...messages];
  }

  /** Returns the result of the step, or `undefined` if it throws a `UsageError`. */
  attempt<Result>(step: () => Result): Result | undefined {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#messages.push(error.message);
      return undefined;
    }
  }

  /** @throws UsageError with all problems */
  throwIfAny(): void {
    if (this.#messages.length > 0) throw new UsageError(this.#messages.join("\n"));
  }
}

/**
 * Thrown if a seed file is invalid. The message has one line per problem, in compiler format: file, line and column
 * come first.
 */
export class SeedFileError extends Error {
  override readonly name: string = "SeedFileError";
}
