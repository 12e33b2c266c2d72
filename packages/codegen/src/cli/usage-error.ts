import { describeFlagProblem, type FlagProblem } from "@seamline/openapi/command-flags";

/** Thrown for an invalid command line. The message has one line per problem. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";

  constructor(...problems: readonly [string, ...string[]]) {
    super(problems.join("\n"));
  }
}

/** All errors that prevent a command from running. */
export class CommandErrors extends Error {
  override readonly name: string = "CommandErrors";
  readonly errors: readonly Error[];

  constructor(errors: readonly Error[]) {
    super(errors.map(({ message }) => message).join("\n"));
    this.errors = errors;
  }
}

/** A parsed command line, which may be incomplete. */
export interface ParsedCommand<Request> {
  readonly request: Request;
  /** Problems with the command line. If there are any, the command must not run, but its files can be checked. */
  readonly problems: readonly string[];
}

export function describeFlags(problems: readonly FlagProblem[]): string[] {
  return problems.map(describeFlagProblem);
}

/**
 * Runs independent steps.
 *
 * @throws CommandErrors listing command-line problems and the errors from all steps
 */
export async function runSteps(
  problems: readonly string[],
  steps: readonly (() => unknown)[],
): Promise<void> {
  const [first, ...others] = problems;
  const errors: Error[] = first === undefined ? [] : [new UsageError(first, ...others)];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error as Error);
    }
  }
  if (errors.length > 0) throw new CommandErrors(errors);
}
