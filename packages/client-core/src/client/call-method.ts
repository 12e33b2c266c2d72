import { isRecord } from "../arguments/checks.ts";
import type { StartedCall } from "../call/outcome.ts";
import type { OperationDefinition } from "../definition.ts";
import type { CallOptions } from "../options/client-options.ts";
import { pendingCall } from "../pipeline/api-call.ts";
import type { ClientParts } from "../pipeline/client-parts.ts";
import { newCall, start } from "../pipeline/start.ts";
import type { CallInput } from "../request/call-input.ts";
import { treeInputReader } from "../request/input.ts";
import type { Feature } from "./service-client.ts";

/** A function that calls one operation on behalf of a client. */
export type CallMethod = (parts: ClientParts, input?: unknown, options?: unknown) => unknown;

/** Returns the function that calls an operation. If several features apply to the operation, the first one wins. */
export function callMethod(
  operationId: string,
  operation: OperationDefinition,
  features: readonly Feature[],
): CallMethod {
  // Created on the first call: most programs call only a few operations of a service.
  let read: ((input: unknown) => CallInput) | undefined;
  const makeCall = features.map((feature) => feature.of(operation)).find(Boolean);
  return (parts, ...args) => {
    const [input, options] = makeCall ? args.map(copyOf) : args;
    const send = (change?: (input: CallInput) => object, stop?: AbortSignal): StartedCall =>
      start(parts, newCall(parts, operationId, operation), () => {
        read ??= treeInputReader(operation, parts);
        const callInput = read(input);
        return { ...callInput, options: stoppedBy(options as CallOptions, stop), ...change?.(callInput) };
      });
    return makeCall ? makeCall({ parts, input, send }) : pendingCall(send().outcome);
  };
}

/** Returns call options with an additional signal that aborts the call. */
function stoppedBy(options: CallOptions | undefined, stop: AbortSignal | undefined): CallOptions | undefined {
  if (!stop) return options;
  return { ...options, signal: options?.signal ? AbortSignal.any([options.signal, stop]) : stop };
}

/** Copies an argument. Pages are requested lazily, so later changes to the argument must not affect them. */
function copyOf(argument: unknown): unknown {
  if (!isRecord(argument)) return argument;
  const { query } = argument;
  return { ...argument, ...(isRecord(query) && { query: { ...query } }) };
}
