import { type Call, errorOf } from "./call.ts";
import { answerError } from "./decode.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { mayRepeat } from "./may-repeat.ts";

/** The error of a call that reached a limit. `cause` is how the attempt before ended, where there was one. */
export function timedOut(call: Call, limit: "timeoutMs" | "deadlineMs"): TimeoutError {
  const { options, response, error } = call;
  const ms = options[limit];
  return errorOf(call, TimeoutError, `was not answered within ${ms} ms (${limit})`, {
    limit,
    ms,
    retryable: limit === "timeoutMs" && mayRepeat(call),
    cause: response ? answerError(call as Call & { response: Response }) : error,
  });
}
