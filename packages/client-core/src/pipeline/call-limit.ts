import type { Call } from "../call/call.ts";
import { type TimeLimit, timeLimit, within } from "../platform/time-limit.ts";
import { timedOut } from "./failure.ts";

/** Time limits of a call: its deadline, and the timeout of each attempt. */
export interface CallLimit extends TimeLimit {
  /**
   * Runs `work` within `timeoutMs`.
   *
   * @param isUnsent returns whether nothing was sent before the timeout, in which case any operation can be retried
   * @throws TimeoutError, or the signal's reason
   */
  attempt<T>(
    signal: AbortSignal | undefined,
    isUnsent: () => boolean,
    work: (stop: AbortSignal | undefined) => Promise<T>,
  ): Promise<T>;
}

/** Starts a call's deadline. The call's signal also ends it. */
export function limitOf(call: Call): CallLimit {
  const { clock, signal, deadlineMs, timeoutMs } = call.options;
  const expired = (limit: "timeoutMs" | "deadlineMs", isUnsent?: boolean): Error =>
    timedOut(call, limit, isUnsent);
  return {
    ...timeLimit(clock, signal, deadlineMs, () => expired("deadlineMs")),
    attempt: (stop, isUnsent, work) => within(timeoutMs, stop, () => expired("timeoutMs", isUnsent()), work),
  };
}
