import { callError } from "../call/call.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { markHandled, pendingCall } from "../pipeline/api-call.ts";
import type { Feature } from "./service-client.ts";

const PROBLEMS = {
  pages: "cannot be iterated: the document does not describe the list's pagination",
  longRunning: "cannot be waited for: the document does not describe how to read the result",
};

/**
 * Adds members that exist only in a more complete profile. They throw an error that names the import to use. TypeScript
 * already reports such members, but JavaScript would only report that the call is not iterable or that `wait` is not a
 * function.
 */
export const asShown: Feature = {
  of({ unshown }) {
    if (!unshown) return undefined;
    const { feature, describedIn } = unshown;
    return ({ send }) => {
      const { call, outcome } = send();
      const pending = pendingCall(outcome);
      const fail = (): never => {
        // The caller gets this error instead of the call, so nothing will handle a rejection of the call.
        markHandled(pending);
        throw callError(call, SeamlineError, `${PROBLEMS[feature]} (import from ${describedIn})`, {});
      };
      const failLater = async (): Promise<never> => fail();
      const members =
        feature === "pages"
          ? { [Symbol.asyncIterator]: fail, pages: fail, toArray: failLater }
          : { wait: failLater };
      return Object.assign(pending, members);
    };
  },
};
