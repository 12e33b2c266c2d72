import type { Call, CalledOperation, ParseAs } from "../call/call.ts";
import type { StartedCall } from "../call/outcome.ts";
import { type CallOptions, overrideOptions } from "../options/client-options.ts";
import type { CallInput } from "../request/call-input.ts";
import type { ClientParts } from "./client-parts.ts";
import { failureOf } from "./failure.ts";
import { run } from "./run.ts";

export interface CallArguments extends CallInput {
  readonly options?: CallOptions;
  readonly parseAs?: ParseAs;
}

/** Creates a call with its client's options, without starting it. */
export function newCall(
  { definition, options }: ClientParts,
  operationId: string | undefined,
  operation: CalledOperation,
): Call {
  return {
    operationId,
    operation,
    pointers: definition.errors ?? {},
    options,
    parseAs: "json",
    attempts: { count: 0, failures: 0, spent: 0, credentials: [], sentAt: 0, durationMs: 0, last: {} },
  };
}

/**
 * Reads a call's arguments and starts the call.
 *
 * @param read reads the arguments; if it throws, the call fails with that error
 */
export function start(parts: ClientParts, call: Call, read: () => CallArguments): StartedCall {
  try {
    const { options, parseAs = call.parseAs, ...input } = read();
    const resolved = options ? overrideOptions(call.options, options) : call.options;
    const sent = { call: { ...call, options: resolved, parseAs }, input };
    const keyed = parts.addIdempotencyKey?.(sent.call, input) ?? sent;
    return { call: keyed.call, outcome: run(parts, keyed.call, keyed.input) };
  } catch (cause) {
    return { call, outcome: Promise.resolve({ call, error: failureOf(cause, call) }) };
  }
}
