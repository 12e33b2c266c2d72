/** A step of Semantic Versioning. */
export type Step = "major" | "minor" | "patch";

/** All steps, from the smallest to the largest. */
export const STEPS: readonly Step[] = ["patch", "minor", "major"];

/** A change of a contract. */
export interface Change {
  /** The required version step. */
  readonly step: Step;
  /** The location in words: `GET /v1/matters: responses 200`. */
  readonly place: string;
  /** JSON pointer as a fragment. It passes through `$ref`, as Redocly's pointers do. */
  readonly pointer: string;
  /** Description of the change, as a sentence. */
  readonly text: string;
}

/** Returns the largest of some steps; `undefined` if there are none. */
export function greatestStep(steps: Iterable<Step>): Step | undefined {
  const all = new Set(steps);
  return STEPS.findLast((step) => all.has(step));
}

/** Returns whether a step is at least as large as another one. */
export function reaches(step: Step | undefined, wanted: Step): boolean {
  return step !== undefined && STEPS.indexOf(step) >= STEPS.indexOf(wanted);
}

/** Returns the smaller of two steps. */
export function smallerStep(one: Step, other: Step): Step {
  return reaches(one, other) ? other : one;
}
