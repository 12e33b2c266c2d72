import { isReplaced } from "../store/store-errors.ts";

/** Maximum number of attempts to handle a request while other emulators replace the state. */
const MAX_ATTEMPTS = 5;

/**
 * Runs work in the current state. If another emulator replaces the state meanwhile, runs the work again in the new
 * state.
 *
 * @param work must first load the current state
 */
export async function untilCurrent<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isReplaced(error)) throw error;
    }
  }
}
