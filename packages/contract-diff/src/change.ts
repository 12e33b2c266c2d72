/** A Semantic Versioning bump. */
export type Step = "major" | "minor" | "patch";

/** All bumps, from smallest to largest. */
export const STEPS: readonly Step[] = ["patch", "minor", "major"];

/** A change to a contract. */
export interface Change {
  /** Required version bump. */
  readonly step: Step;
  /** Readable location: `GET /v1/matters: responses 200`. */
  readonly place: string;
  /** JSON pointer as a fragment. As in Redocly, it can pass through a `$ref`. */
  readonly pointer: string;
  /** Description of the change as a full sentence. */
  readonly text: string;
}

/** Returns the largest bump. Returns `undefined` for an empty list. */
export function greatestStep(steps: Iterable<Step>): Step | undefined {
  const all = new Set(steps);
  return STEPS.findLast((step) => all.has(step));
}

export function reaches(step: Step | undefined, wanted: Step): boolean {
  return step !== undefined && STEPS.indexOf(step) >= STEPS.indexOf(wanted);
}

export function smallerStep(one: Step, other: Step): Step {
  return reaches(one, other) ? other : one;
}
