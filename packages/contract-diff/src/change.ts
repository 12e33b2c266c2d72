/** The step of a version. */
export type Step = "major" | "minor" | "patch";

/** All steps, the smallest first. */
export const STEPS: readonly Step[] = ["patch", "minor", "major"];

/** A change of a contract. */
export interface Change {
  /** The step that it asks for. */
  readonly step: Step;
  /** The place for readers: `GET /v1/matters, response 200`. */
  readonly place: string;
  /** JSON pointer in the fragment form. Redocly's pointer: it goes through `$ref`. */
  readonly pointer: string;
  /** A sentence. */
  readonly text: string;
}

/** The greatest of some steps; undefined for none. */
export function greatestStep(steps: Iterable<Step>): Step | undefined {
  const all = new Set(steps);
  return STEPS.findLast((step) => all.has(step));
}

/** Whether a step is as great as another one, at least. */
export function reaches(step: Step | undefined, wanted: Step): boolean {
  return step !== undefined && STEPS.indexOf(step) >= STEPS.indexOf(wanted);
}

/** The smaller one of two steps. */
export function smallerStep(one: Step, other: Step): Step {
  return reaches(one, other) ? other : one;
}
