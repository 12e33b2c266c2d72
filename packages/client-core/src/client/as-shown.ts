import { errorOf } from "../call/call.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { markHandled, pendingCall } from "../pipeline/api-call.ts";
import type { Feature } from "./service-client.ts";

const PROBLEMS = {
  pages: "cannot be iterated: its document does not show the pages of the list",
  longRunning: "cannot be waited for: its document does not show how to read the result",
};

/**
 * Members of a fuller profile's calls that throw and name the import that has them. Compilers report such members, but
 * JavaScript would only say that the call is not iterable, or that `wait` is not a function.
 */
export const asShown: Feature = {
  of({ unshown }) {
    if (!unshown) return undefined;
    const { feature, describedIn } = unshown;
    return ({ send }) => {
      const { call, outcome } = send();
      const pending = pendingCall(outcome);
      const fail = (): never => {
        // The caller will not read the call any more.
        markHandled(pending);
        throw errorOf(call, SeamlineError, `${PROBLEMS[feature]} (import from ${describedIn})`, {});
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
