import type { Behaviour } from "./behaviour.ts";
import { pendingOperation } from "./pending-operation.ts";
import { resumerOf } from "./resume-operation.ts";

/** What starts a long-running operation gives back an `OperationCall`, and `operations.resume` goes on with one. */
export const longRunning: Behaviour = {
  of({ longRunning: pointers }) {
    if (!pointers) return undefined;
    return ({ parts, begin, ask }) => {
      const call = begin();
      const operationId = `${call.context.operationId}`;
      return pendingOperation({ parts, longRunning: pointers, operationId, call, outcome: ask(call) });
    };
  },
  extend(client, parts) {
    client.operations = { ...(client.operations as object), resume: resumerOf(parts) };
  },
};
