import type { Call } from "../call/call.ts";
import type { CallOutcome, Exchange } from "../call/outcome.ts";
import type { CallInput } from "../request/input.ts";
import { prepare, type WireRequest } from "../request/prepare.ts";
import { limitOf } from "./call-limit.ts";
import type { ClientParts } from "./client-parts.ts";
import { decode, failedResponse } from "./decode.ts";
import { failureOf } from "./failure.ts";
import { send } from "./send.ts";
import { validate } from "./validate.ts";

/** Runs a call: prepare, send through openapi-fetch, decode, validate. Never rejects. */
export async function run(
  { request, limits }: ClientParts,
  call: Call,
  input: CallInput,
): Promise<CallOutcome> {
  try {
    const limit = limitOf(call);
    const fetch = async (wire: WireRequest): Promise<Response> => {
      const sent = await send(wire, call, limits, limit);
      if (sent.response.ok) return sent.response;
      throw failedResponse(sent);
    };
    const { response } = await request(call.operation.method, ...prepare(call, input, fetch));
    const exchange: Exchange = { call, response, bytes: call.attempts.last.bytes };
    const data = await decode(exchange);
    if (call.options.validate !== "off") await validate(exchange, data, limit);
    return { ...exchange, data };
  } catch (cause) {
    return { ...call.attempts.last, call, error: failureOf(cause, call) };
  }
}
