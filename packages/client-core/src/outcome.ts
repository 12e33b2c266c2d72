import type { DataWithResponse } from "./api-call.ts";
import type { AnsweredCall, Call } from "./call.ts";
import type { CallResult } from "./call-result.ts";
import { isApiError } from "./errors/api-error.ts";

/** @throws the call's error */
export function dataOf({ data, error }: Call): unknown {
  if (error) throw error;
  return data;
}

/** @throws the call's error */
export function withResponseOf(call: Call): DataWithResponse<unknown> {
  const data = dataOf(call);
  return { data, response: responseOf(call as AnsweredCall), attempts: call.context.attempts };
}

/** How the call ended, as a value. A success whose body cannot be read counts as no answer. */
export function resultOf(call: Call): CallResult<unknown> {
  const { data, error } = call;
  const response = error && !isFailure(call) ? undefined : responseOf(call as AnsweredCall);
  return { ok: !error, status: response?.status, data, error, response } as unknown as CallResult<unknown>;
}

/** Whether the service has answered with a status that is not of success. */
export function isFailure({ error, response }: Call): boolean {
  return isApiError(error) && response?.ok === false;
}

/** The response as if nobody had read it. */
export function responseOf({ response, bytes }: AnsweredCall): Response {
  if (!bytes) return response;
  const copy = new Response(bytes.byteLength ? bytes : null, { headers: response.headers });
  // The constructor refuses statuses above 599, and a body where the status should have none.
  for (const name of ["ok", "status", "statusText", "url"] as const) {
    Object.defineProperty(copy, name, { value: response[name] });
  }
  return copy;
}
