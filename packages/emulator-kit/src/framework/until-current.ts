import { isReplaced } from "../store/store-errors.ts";

/** The maximum number of retries of a request whose state was replaced meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Does work in the current state, and once more where another emulator has replaced that state meanwhile: then the
 * request is handled as if it had come after that.
 *
 * @param work begins by making sure that it sees the current state
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
