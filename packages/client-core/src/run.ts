import type { Call, CallTarget, Exchange, Outcome, ParseAs } from "./call.ts";
import { type CallOptions, overrideOptions, type ResolvedOptions } from "./client-options.ts";
import { decode } from "./decode.ts";
import type { ErrorPointers, OperationDefinition, OperationTable } from "./definition.ts";
import { failureOf } from "./failure.ts";
import { type CallInput, prepare } from "./prepare.ts";
import { send } from "./send.ts";
import type { WireRequest } from "./wire-request.ts";

/** What all calls of a client share. */
export interface ClientParts {
  readonly operations: OperationTable;
  readonly errors: ErrorPointers | undefined;
  readonly options: ResolvedOptions;
  /** openapi-fetch's `request`, made with `WireRequest`. */
  readonly request: (method: string, path: string, init: object) => Promise<unknown>;
}

/** The arguments of a call. */
export interface CallArguments extends CallInput {
  readonly options?: CallOptions;
  readonly parseAs?: ParseAs;
}

/**
 * openapi-fetch would parse the body with a bare `JSON.parse`; given this, it finds nothing to parse, and
 * `decode` reads the real answer.
 */
const NOTHING_TO_PARSE = { ok: true, status: 204, headers: { get: () => null } } as unknown as Response;

/**
 * Takes a call from its arguments to its outcome: prepare, send through openapi-fetch, decode. Never rejects.
 *
 * @param read reads the arguments; what it throws is the outcome
 */
export async function run(
  parts: ClientParts,
  target: CallTarget,
  operation: OperationDefinition | undefined,
  read: () => CallArguments,
): Promise<Outcome> {
  const { errors, options } = parts;
  const call: Call = { target, operation, errors, options, parseAs: "json", attempts: 0, secrets: [] };
  try {
    const input = read();
    if (input.options) call.options = overrideOptions(options, input.options);
    if (input.parseAs) call.parseAs = input.parseAs;
    let exchange: Exchange | undefined;
    const fetch = async (wire: WireRequest): Promise<Response> => {
      exchange = await send(wire, call);
      return NOTHING_TO_PARSE;
    };
    await parts.request(target.method, target.path, { ...prepare(call, input), fetch });
    return await decode(exchange as unknown as Exchange, call);
  } catch (cause) {
    return { error: failureOf(cause, call) };
  }
}
