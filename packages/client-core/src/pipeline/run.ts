import type { Call, CalledOperation, CallWithResponse, ParseAs } from "../call/call.ts";
import { type CallOptions, overrideOptions } from "../options/client-options.ts";
import type { CallInput } from "../request/input.ts";
import { prepare, type WireRequest } from "../request/prepare.ts";
import type { ClientParts } from "./client-parts.ts";
import { decode } from "./decode.ts";
import { failureOf } from "./failure.ts";
import { send } from "./send.ts";
import { validate } from "./validate.ts";

/** The arguments of a call. */
export interface CallArguments extends CallInput {
  readonly options?: CallOptions;
  readonly parseAs?: ParseAs;
}

/**
 * openapi-fetch would parse the body with a bare `JSON.parse`; with this, it finds nothing to parse: `decode`
 * reads the real response.
 */
const NOTHING_TO_PARSE = { ok: true, status: 204, headers: { get: () => null } } as unknown as Response;

/** A call that has not begun, with the options of its client. */
export function newCall(
  { definition, options }: ClientParts,
  operationId: string | undefined,
  operation: CalledOperation,
): Call {
  const { method, path } = operation;
  return {
    context: { operationId, method, path, attempts: 0 },
    operation,
    pointers: definition.errors ?? {},
    options,
    parseAs: "json",
    credentials: [],
    failures: 0,
    spent: 0,
    sentAt: 0,
    durationMs: 0,
  };
}

/**
 * Takes a call from its arguments to its outcome: prepare, send through openapi-fetch, decode. Never rejects.
 *
 * The call has its options when this gives back its promise.
 *
 * @param read reads the arguments; what it throws is the outcome
 */
export async function run(
  { request, limits }: ClientParts,
  call: Call,
  read: () => CallArguments,
): Promise<Call> {
  try {
    const input = read();
    if (input.options) call.options = overrideOptions(call.options, input.options);
    if (input.parseAs) call.parseAs = input.parseAs;
    const fetch = (wire: WireRequest) => send(wire, call, limits).then(() => NOTHING_TO_PARSE);
    await request(call.operation.method, ...prepare(call, input, fetch));
    const data = await decode(call as CallWithResponse);
    if (call.options.validate !== "off") await validate(call, data);
    call.data = data;
  } catch (cause) {
    call.error = failureOf(cause, call);
  }
  return call;
}
