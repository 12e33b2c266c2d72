import type { Call, CalledOperation, ParseAs } from "../call/call.ts";
import type { CallOutcome, Exchange, Failed, StartedCall } from "../call/outcome.ts";
import { type CallOptions, overrideOptions } from "../options/client-options.ts";
import type { CallInput } from "../request/input.ts";
import { prepare, type WireRequest } from "../request/prepare.ts";
import type { ClientParts } from "./client-parts.ts";
import { decode, responseError } from "./decode.ts";
import { failureOf } from "./failure.ts";
import { deadlineOf, send } from "./send.ts";
import { validate } from "./validate.ts";

export interface CallArguments extends CallInput {
  readonly options?: CallOptions;
  readonly parseAs?: ParseAs;
}

/** Creates a call with the options of its client, without starting it. */
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
 * Reads the arguments of a call and starts it.
 *
 * @param read reads the arguments; if it throws, the call fails with that error
 */
export function start(parts: ClientParts, call: Call, read: () => CallArguments): StartedCall {
  try {
    const { options, parseAs = call.parseAs, ...input } = read();
    const resolved = options ? overrideOptions(call.options, options) : call.options;
    const begun: Call = { ...call, options: resolved, parseAs };
    return { call: begun, outcome: run(parts, begun, input) };
  } catch (cause) {
    return { call, outcome: Promise.resolve(failed(call, cause)) };
  }
}

/** Runs a call: prepare, send through openapi-fetch, decode, validate. Never rejects. */
async function run({ request, limits }: ClientParts, call: Call, input: CallInput): Promise<CallOutcome> {
  try {
    const limit = deadlineOf(call);
    const fetch = async (wire: WireRequest): Promise<Response> => {
      const sent = await send(wire, call, limits, limit);
      if (sent.response.ok) return sent.response;
      throw responseError(sent);
    };
    const { response } = await request(call.operation.method, ...prepare(call, input, fetch));
    const exchange: Exchange = { call, response, bytes: call.attempts.last.bytes };
    const data = await decode(exchange);
    if (call.options.validate !== "off") await validate(exchange, data, limit);
    return { ...exchange, data };
  } catch (cause) {
    return failed(call, cause);
  }
}

function failed(call: Call, cause: unknown): Failed {
  return { ...call.attempts.last, call, error: failureOf(cause, call) };
}
