/** What is wrong with a member of a fault, and what would be right. */
export interface FaultProblem {
  /** `status`; empty where it is the fault as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** A fault that cannot be injected. Nothing was added. */
export class InvalidFaultError extends TypeError {
  override readonly name: string = "InvalidFaultError";
  readonly problems: readonly FaultProblem[];

  constructor(problems: readonly FaultProblem[]) {
    super(problems.map(sentenceOf).join(" "));
    this.problems = problems;
  }
}

function sentenceOf({ field, problem }: FaultProblem): string {
  return `${field || "A fault"} ${problem}${problem.endsWith("?") ? "" : "."}`;
}
