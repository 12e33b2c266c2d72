import type { Behaviour } from "./behaviour.ts";
import { pendingOperation } from "./pending-operation.ts";

/** What starts a long-running operation gives back an `OperationCall`. */
export const longRunning: Behaviour = {
  of({ longRunning: pointers }) {
    if (!pointers) return undefined;
    return ({ parts, begin, ask }) => {
      const call = begin();
      return pendingOperation({ parts, longRunning: pointers, call, outcome: ask(call) });
    };
  },
};
