/** A problem in a HAR. */
export interface HarProblem {
  /** Number of the entry, starting at 1. `undefined` if the problem concerns the whole archive. */
  readonly entry: number | undefined;
  readonly problem: string;
}

/** Maximum number of problems in a message. */
const MAX_LISTED = 100;

/**
 * Thrown if a HAR cannot be replayed. The message has one line per problem and does not quote the HAR, which can
 * contain credentials.
 */
export class HarError extends Error {
  override readonly name: string = "HarError";
  readonly problems: readonly HarProblem[];

  constructor(problems: readonly HarProblem[]) {
    const lines = problems
      .slice(0, MAX_LISTED)
      .map(({ entry, problem }) => (entry === undefined ? problem : `entry ${entry}: ${problem}`));
    const more = problems.length - lines.length;
    const end = more > 0 ? [`${more} more problems`] : [];
    super(["cannot replay the HAR:", ...lines, ...end].join("\n"));
    this.problems = problems;
  }
}
