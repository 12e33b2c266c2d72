import { type Exchange, RecordedHeaders } from "@seamline/openapi/recorded-exchange";
import { type Received, targetOf } from "./call.ts";

/** Converts an received to a recorded exchange, so that `observe` can read it. */
export function exchangeOf(received: Received, service: string): Exchange {
  const { call, at, status, headers, text } = received;
  const isSent = call.body !== undefined;
  return {
    at,
    service,
    method: call.operation.method,
    target: targetOf(call),
    request: {
      headers: new RecordedHeaders(isSent ? [["content-type", "application/json"]] : []),
      body: isSent ? JSON.stringify(call.body) : undefined,
    },
    status: status === 0 ? undefined : status,
    response: { headers: new RecordedHeaders(headers), body: text === "" ? undefined : text },
  };
}
