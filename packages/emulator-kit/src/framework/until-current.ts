import { isReplaced } from "../store/store-errors.ts";

/** Maximum number of attempts to handle a request if other emulators keep replacing the state. */
const MAX_ATTEMPTS = 5;

/**
 * Calls `work` in the current state. If another emulator replaces the state in the meantime, calls it again in the new
 * state.
 *
 * @param work must load the current state first
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
