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
    super(problems.map(problemSentence).join(" "));
    this.problems = problems;
  }
}

/** `status must be a status from 200 to 599.` */
export function problemSentence({ field, problem }: FaultProblem): string {
  return `${field || "A fault"} ${problem}${problem.endsWith("?") ? "" : "."}`;
}
