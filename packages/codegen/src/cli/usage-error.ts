/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** What `parseArgs` of Node says is wrong, as a usage error. */
export function usageErrorOf(error: unknown): UsageError {
  // The first sentence says what is wrong; the rest explains how to pass a file called like an option.
  const [problem = ""] = (error as Error).message.split(/\.(?:\s|$)/);
  return new UsageError(problem.replace(/ is ambiguous$/, " is missing: another option follows"));
}

/** @throws UsageError for an option or an argument that is an empty text */
export function assertFilled(given: Readonly<Record<string, string | readonly string[] | undefined>>): void {
  const empty = Object.keys(given).find((name) => [given[name] ?? []].flat().includes(""));
  if (empty !== undefined)
    throw new UsageError(`${empty === "point" ? "the point" : `--${empty}`} has an empty value`);
}
