import type { DataWithResponse } from "./api-call.ts";
import type { Exchange, Outcome } from "./call.ts";
import type { CallResult } from "./call-result.ts";

/** @throws the outcome's error */
export function withResponseOf({ data, error, exchange }: Outcome): DataWithResponse<unknown> {
  if (error) throw error;
  return { data, response: responseOf(exchange as Exchange), attempts: (exchange as Exchange).attempts };
}

/** The outcome as a value. A success whose body cannot be read counts as no answer. */
export function resultOf({ data, error, exchange }: Outcome): CallResult<unknown> {
  const response = exchange && responseOf(exchange);
  const status = response?.status;
  if (!error) return { ok: true, status, data, response } as CallResult<unknown>;
  if (response?.ok === false) return { ok: false, status, error, response } as CallResult<unknown>;
  return { ok: false, status: undefined, error, response: undefined };
}

/** The response as if nobody had read it. */
export function responseOf({ response, bytes }: Exchange): Response {
  if (!bytes) return response;
  // Statuses without content must have no body, not an empty one (Fetch standard, "null body status").
  const copy = new Response(bytes.byteLength ? bytes : null, response);
  return Object.defineProperty(copy, "url", { value: response.url });
}
