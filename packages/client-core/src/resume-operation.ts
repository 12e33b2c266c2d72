import type { CallOptions } from "./client-options.ts";
import type { ClientParts } from "./client-parts.ts";
import type { LongRunningDefinition, OperationDefinition } from "./definition.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import type { OperationCall } from "./operation-call.ts";
import { pendingOperation } from "./pending-operation.ts";
import { recordOf } from "./record.ts";
import { newCall, run } from "./run.ts";
import type { OperationInput } from "./started-operation.ts";
import { treeInputReader } from "./tree-input.ts";

type Starter = readonly [operationId: string, longRunning: LongRunningDefinition];

/** What a reference says. */
interface Resumed {
  readonly starter: Starter;
  readonly input: OperationInput;
  /** @throws InvalidArgumentError where it says nothing that can be resumed */
  readonly check: () => void;
}

/** `operations.resume` of a client. */
export function resumerOf(
  parts: ClientParts,
): (reference: unknown, options?: CallOptions) => OperationCall<unknown> {
  const { operations } = parts.definition;
  return (reference, options) => {
    const starters = Object.entries(operations).flatMap(([id, { longRunning }]): Starter[] =>
      longRunning ? [[id, longRunning]] : [],
    );
    const { starter, input, check } = resumedBy(reference, starters);
    const [operationId, longRunning] = starter;
    const operation = operations[longRunning.get] as OperationDefinition;
    const call = newCall(parts, longRunning.get, operation);
    const outcome = run(parts, call, () => {
      check();
      return { ...treeInputReader(operation)(input), options };
    });
    return pendingOperation({ parts, longRunning, operationId, call, outcome, input });
  };
}

function resumedBy(reference: unknown, starters: readonly Starter[]): Resumed {
  const isName = typeof reference === "string";
  const { operationId, input } = Object(reference) as Record<string, unknown>;
  const found = starters.filter(([id, { parameters }]) =>
    isName ? Object.keys(parameters).length === 1 : id === operationId,
  );
  // What is wrong is found out where a call reads its arguments.
  const starter = found[0] ?? (starters[0] as Starter);
  const keys = Object.keys(starter[1].parameters);
  return {
    starter,
    input: (isName ? { [`${keys[0]}`]: reference } : Object(input)) as OperationInput,
    check() {
      if (!isName) recordOf(reference, "reference", ["operationId", "input"]);
      if (!found.length) {
        const ids = starters.map(([id]) => id).join(", ");
        throw new InvalidArgumentError("reference.operationId", `must be one of ${ids}`);
      }
      if (new Set(found.map(([, longRunning]) => JSON.stringify(longRunning))).size > 1) {
        throw new InvalidArgumentError(
          "reference",
          "must be what toJSON() of the call gave: a name says too little",
        );
      }
      if (!isName) recordOf(input, "reference.input", keys);
    },
  };
}
