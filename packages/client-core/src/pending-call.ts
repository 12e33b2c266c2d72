import type { ApiCall } from "./api-call.ts";
import type { Call } from "./call.ts";
import { dataOf, resultOf, withResponseOf } from "./outcome.ts";

/** The `ApiCall` that the resource tree gives back. */
export function pendingCall(outcome: Promise<Call>): ApiCall<unknown> {
  const data = outcome.then(dataOf);
  const read = <Reading>(as: (call: Call) => Reading): Promise<Reading> => {
    markHandled(data);
    return outcome.then(as);
  };
  return Object.assign(data, { result: () => read(resultOf), withResponse: () => read(withResponseOf) });
}

/** Whoever reads the outcome in another way has dealt with the error: it is no unhandled rejection. */
export function markHandled(data: Promise<unknown>): void {
  data.catch(() => undefined);
}
