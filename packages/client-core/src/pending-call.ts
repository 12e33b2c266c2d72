import type { ApiCall } from "./api-call.ts";
import type { Call } from "./call.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { dataOf, resultOf, withResponseOf } from "./outcome.ts";

/** A function, since an outcome holds credentials, which inspecting a call must not show. */
const READ = /* @__PURE__ */ Symbol("read");

type Read = <Reading>(as: (call: Call) => Reading) => Promise<Reading>;

/** The `ApiCall` that the resource tree gives back. */
export function pendingCall(outcome: Promise<Call>): ApiCall<unknown> {
  const data = outcome.then(dataOf);
  const read: Read = (as) => {
    markHandled(data);
    return outcome.then(as);
  };
  return Object.assign(data, {
    result: () => read(resultOf),
    withResponse: () => read(withResponseOf),
    [READ]: read,
  });
}

/** Whoever reads the outcome in another way has dealt with the error: it is no unhandled rejection. */
export function markHandled(data: Promise<unknown>): void {
  data.catch(() => undefined);
}

/**
 * The call behind an `ApiCall`, when it has its outcome.
 *
 * @throws InvalidArgumentError for anything but a call of a client that this copy of the package has made
 */
export function outcomeOf(pending: unknown): Promise<Call> {
  const read = Object(pending)[READ] as Read | undefined;
  if (read) return read((call) => call);
  // An async function gives a promise, which nobody listens to any more.
  markHandled(Promise.resolve(pending));
  throw new InvalidArgumentError("read", "must give back a call of a client");
}
