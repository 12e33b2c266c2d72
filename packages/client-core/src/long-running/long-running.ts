import { recordOf } from "../arguments/checks.ts";
import type { Feature } from "../client/service-client.ts";
import type { LongRunningDefinition, OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { CallOptions } from "../options/client-options.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { newCall, start } from "../pipeline/start.ts";
import { treeInputReader } from "../request/input.ts";
import type { OperationCall } from "./operation-call.ts";
import { pendingOperation } from "./pending-operation.ts";
import type { OperationInput } from "./started-operation.ts";

/** Makes calls that start a long-running operation return an `OperationCall`, and adds `operations.resume`. */
export const longRunning: Feature = {
  of({ longRunning: pointers }) {
    if (!pointers) return undefined;
    return ({ parts, send }) => {
      const { call, outcome } = send();
      return pendingOperation({
        parts,
        longRunning: pointers,
        operationId: `${call.operationId}`,
        call,
        outcome,
      });
    };
  },
  extend(client, parts) {
    client.operations = { ...(client.operations as object), resume: resumerOf(parts) };
  },
  standalone: (partsFor) => ({
    resume: (client: unknown, reference: unknown, options?: CallOptions) =>
      resumerOf(partsFor(client))(reference, options),
  }),
};

type Starter = readonly [operationId: string, longRunning: LongRunningDefinition];

/** A resolved reference. */
interface Resumed {
  readonly starter: Starter;
  readonly input: OperationInput;
  /** @throws InvalidArgumentError if the reference does not identify an operation that can be resumed */
  readonly check: () => void;
}

function resumerOf(
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
    const { call, outcome } = start(parts, newCall(parts, longRunning.get, operation), () => {
      check();
      return { ...treeInputReader(operation, parts)(input), options };
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
  // `check` reports invalid references later, when the call reads its arguments.
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
          "must be the result of the call's toJSON(): a name is ambiguous for this service",
        );
      }
      if (!isName) recordOf(input, "reference.input", keys);
    },
  };
}
