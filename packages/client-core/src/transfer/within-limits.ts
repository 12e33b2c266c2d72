import { type Call, type CalledOperation, errorOf } from "../call.ts";
import { overrideOptions } from "../client-options.ts";
import { partsOf } from "../client-parts.ts";
import { AbortError } from "../errors/abort-error.ts";
import { newCall } from "../run.ts";
import { timeLimit } from "../time-limit.ts";
import { timedOut } from "../timed-out.ts";
import type { TransferOptions } from "./transfer-options.ts";

/**
 * Does work of several calls, which `signal` and `deadlineMs` end together.
 *
 * @param operation what errors say was called
 * @throws AbortError, TimeoutError, and what the work throws
 */
export async function withinLimits<T>(
  client: unknown,
  operation: CalledOperation,
  { signal, deadlineMs }: Pick<TransferOptions, "signal" | "deadlineMs">,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const parts = partsOf(client);
  const call = newCall(parts, undefined, operation);
  call.options = overrideOptions(parts.options, { signal, deadlineMs });
  return withinLimitsOf(call, work);
}

/** Does work that the signal and the deadline of a call's options end. Throws as {@link withinLimits}. */
export async function withinLimitsOf<T>(
  call: Call,
  work: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const { clock, signal, deadlineMs } = call.options;
  const limit = timeLimit(clock, signal, deadlineMs, () => timedOut(call, "deadlineMs"));
  let running: Promise<T> | undefined;
  try {
    return await limit.during((stop) => {
      running = work(stop);
      return running;
    });
  } catch (cause) {
    // What is on its way might write to a file that the caller then takes up again.
    await running?.catch(() => undefined);
    throw signal?.aborted && cause === signal.reason
      ? errorOf(call, AbortError, "was aborted", { cause })
      : cause;
  }
}
