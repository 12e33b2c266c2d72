import { type Call, errorOf } from "./call.ts";
import { answerError } from "./decode.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { mayRepeat } from "./may-repeat.ts";

/**
 * The error of a call that reached a limit. `cause` is how the attempt before ended, where there was one.
 *
 * @param isUnsent whether nothing was sent, so that any operation may be sent again
 */
export function timedOut(call: Call, limit: "timeoutMs" | "deadlineMs", isUnsent = false): TimeoutError {
  const { options, response, error } = call;
  const ms = options[limit];
  return errorOf(call, TimeoutError, `was not answered within ${ms} ms (${limit})`, {
    limit,
    ms,
    retryable: limit === "timeoutMs" && (isUnsent || mayRepeat(call)),
    // An answer of success was there already, and is no cause: what was done with it took too long.
    cause: response && !response.ok ? answerError(call as Call & { response: Response }) : error,
  });
}
