import { Refusal } from "../../../service/refusal.ts";
import type { SeedProblem } from "../../../service/service.ts";

/**
 * What operations would refuse, as problems of a seed.
 *
 * @param pointer JSON pointer to the place, where the refusal says none
 * @param base stands before the pointers of the refusal
 */
export function refusalProblems(check: () => void, pointer: string, base = ""): SeedProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [violation] = error.details.violations ?? [];
    return [{ pointer: violation ? `${base}${violation.pointer}` : pointer, problem: error.message }];
  }
}
