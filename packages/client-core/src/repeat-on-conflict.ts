import { aCount, aSignal, type Checks, checked } from "./arguments/checks.ts";
import { type ApiError, isApiError } from "./errors/api-error.ts";
import { AbortError } from "./errors/call-errors.ts";
import { SeamlineError } from "./errors/seamline-error.ts";
import { overrideOptions } from "./options/client-options.ts";
import { partsOf } from "./pipeline/client-parts.ts";
import { randomOf, untilAborted } from "./platform/clock.ts";
import { backOffMs } from "./retry/decide.ts";

/** Pauses between conflicts, in milliseconds. */
const BACK_OFF = { baseDelayMs: 100, maxDelayMs: 5_000 };

/** Limits of {@link repeatOnConflict}. */
export interface ConflictOptions {
  /**
   * Most times that the work is done, the first one included. Every conflict is the success of another writer, so
   * that as many as there are writers at once always suffice. Default: 5.
   */
  readonly maxAttempts?: number;
  /** Ends the work, pauses too. */
  readonly signal?: AbortSignal;
}

const CHECKS: Checks<keyof ConflictOptions> = { maxAttempts: aCount, signal: aSignal };

/**
 * Does work that reads, changes and writes, and does it anew when a call of it gets 409, since somebody else has
 * written meanwhile. Pauses at random in between, by the client's clock.
 *
 * @param client whose calls the work makes
 * @param work ends with the error of the call that failed
 * @throws InvalidArgumentError for wrong options, before the work begins
 * @throws SeamlineError after `maxAttempts`; its `cause` is the error of the last response
 * @throws AbortError, and what else the work throws
 */
export async function repeatOnConflict<T>(
  client: unknown,
  work: () => Promise<T>,
  options?: ConflictOptions,
): Promise<T> {
  const { maxAttempts = 5, signal } = checked(options, "options", CHECKS) as ConflictOptions;
  const { clock, signal: stop } = overrideOptions(partsOf(client).options, { signal });
  const repeat = async (): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      const done = await work().then(
        (value) => ({ value }),
        (error: unknown) => conflictOf(error, attempt >= maxAttempts && attempt),
      );
      if (done) return done.value;
      // At random, so that those who met do not meet again.
      await clock.sleep(
        backOffMs(BACK_OFF, attempt - 1, () => randomOf(clock)),
        stop,
      );
    }
  };
  try {
    return await untilAborted(repeat, stop);
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason ? new AbortError("The work was aborted", { cause }) : cause;
  }
}

/**
 * Lets a conflict pass.
 *
 * @param last how many attempts there were, where there are no more
 * @throws SeamlineError for the last conflict, and every other error as it is
 */
function conflictOf(error: unknown, last: number | false): undefined {
  if (!isApiError(error) || error.status !== 409) throw error;
  if (last) throw tooManyConflicts(error, last);
}

function tooManyConflicts(cause: ApiError, attempts: number): SeamlineError {
  const { operationId, method, path } = cause;
  return new SeamlineError(
    `${operationId ?? `${method} ${path}`} met a conflict ${attempts} times: others keep writing. Last: ${cause.message}`,
    { operationId, method, path, retryable: true, cause },
  );
}
