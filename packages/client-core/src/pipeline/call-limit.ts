import type { Call } from "../call/call.ts";
import { type TimeLimit, timeLimit, within } from "../platform/time-limit.ts";
import { timedOut } from "./failure.ts";

/** Time limits of a call: its deadline, and the timeout of each attempt. */
export interface CallLimit extends TimeLimit {
  /**
   * Runs `work` within `timeoutMs`.
   *
   * @param isUnsent whether the attempt has sent nothing when the time is up, so that any operation can be retried
   * @throws TimeoutError, or the reason of the signal
   */
  attempt<T>(
    signal: AbortSignal | undefined,
    isUnsent: () => boolean,
    work: (stop: AbortSignal | undefined) => Promise<T>,
  ): Promise<T>;
}

/** Starts the deadline of a call. The signal of the call also ends it. */
export function limitOf(call: Call): CallLimit {
  const { clock, signal, deadlineMs, timeoutMs } = call.options;
  const expired = (limit: "timeoutMs" | "deadlineMs", isUnsent?: boolean): Error =>
    timedOut(call, limit, isUnsent);
  return {
    ...timeLimit(clock, signal, deadlineMs, () => expired("deadlineMs")),
    attempt: (stop, isUnsent, work) => within(timeoutMs, stop, () => expired("timeoutMs", isUnsent()), work),
  };
}
