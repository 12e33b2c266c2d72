import { abortSignal, type Checks, checked, positiveInteger } from "./arguments/checks.ts";
import { type ApiError, isApiError } from "./errors/api-error.ts";
import { AbortError } from "./errors/call-errors.ts";
import { SeamlineError } from "./errors/seamline-error.ts";
import { overrideOptions } from "./options/client-options.ts";
import { partsOf } from "./pipeline/client-parts.ts";
import { randomOf, untilAborted } from "./platform/clock.ts";
import { backOffMs } from "./retry/decide.ts";

/** Pauses between conflicts, in milliseconds. */
const BACK_OFF = { baseDelayMs: 100, maxDelayMs: 5_000 };

/** Options of {@link repeatOnConflict}. */
export interface ConflictOptions {
  /**
   * Maximum number of attempts, including the first. Every conflict means that another writer succeeded, so one attempt
   * per concurrent writer is always enough. Default: 5.
   */
  readonly maxAttempts?: number;
  /** Aborts `work` and the pauses. */
  readonly signal?: AbortSignal;
}

const CHECKS: Checks<keyof ConflictOptions> = { maxAttempts: positiveInteger, signal: abortSignal };

/**
 * Runs a read-modify-write task, and repeats it if a call fails with 409 because another client wrote in between.
 * Between attempts, waits for a random back-off on the client's clock.
 *
 * @param client the client that the task uses
 * @param work rejects with the error of the failed call
 * @throws InvalidArgumentError for invalid options, before the task starts
 * @throws SeamlineError after `maxAttempts`; its `cause` is the last conflict
 * @throws AbortError, and any other error from the task
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
        (error: unknown) => ignoreConflict(error, attempt >= maxAttempts && attempt),
      );
      if (done) return done.value;
      // Random pauses make another conflict between the same writers unlikely.
      await clock.sleep(
        backOffMs(BACK_OFF, attempt - 1, () => randomOf(clock)),
        stop,
      );
    }
  };
  try {
    return await untilAborted(repeat, stop);
  } catch (cause) {
    throw stop?.aborted && cause === stop.reason ? new AbortError("the task was aborted", { cause }) : cause;
  }
}

/**
 * Ignores a conflict if attempts are left.
 *
 * @param attempts number of attempts made, or false if attempts are left
 * @throws SeamlineError for the last conflict, and all other errors unchanged
 */
function ignoreConflict(error: unknown, attempts: number | false): undefined {
  if (!isApiError(error) || error.status !== 409) throw error;
  if (attempts) throw tooManyConflicts(error, attempts);
}

function tooManyConflicts(cause: ApiError, attempts: number): SeamlineError {
  const { operationId, method, path } = cause;
  return new SeamlineError(
    `${operationId ?? `${method} ${path}`} failed with ${attempts} conflicts because other clients keep writing. Last: ${cause.message}`,
    { operationId, method, path, retryable: true, cause },
  );
}
