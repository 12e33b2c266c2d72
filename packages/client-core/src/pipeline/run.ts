import type { Call } from "../call/call.ts";
import type { CallOutcome } from "../call/outcome.ts";
import type { CallInput } from "../request/call-input.ts";
import { prepare } from "../request/prepare.ts";
import { limitOf } from "./call-limit.ts";
import type { ClientParts } from "./client-parts.ts";
import { decode, failedResponse } from "./decode.ts";
import { failureOf } from "./failure.ts";
import { send } from "./send.ts";

/** Runs a call: prepare, send, decode, validate. Never rejects. */
export async function run(parts: ClientParts, call: Call, input: CallInput): Promise<CallOutcome> {
  try {
    const limit = limitOf(call);
    const exchange = await send(prepare(call, input, parts), call, parts.limits, limit);
    if (!exchange.response.ok) throw failedResponse(exchange);
    const data = await decode(exchange);
    const { validate } = call.options;
    if (validate !== "off") await validate.run(exchange as never, data, limit as never);
    return { ...exchange, data };
  } catch (cause) {
    return { ...call.attempts.last, call, error: failureOf(cause, call) };
  }
}
