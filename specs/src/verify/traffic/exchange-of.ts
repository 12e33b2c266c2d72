import { type Exchange, RecordedHeaders } from "@seamline/openapi/recorded-exchange";
import { type Received, targetOf } from "./call.ts";
import type { Redaction } from "./redaction.ts";

/** Converts a call and its response to a recorded exchange without credentials, so that `observe` can read it. */
export function exchangeOf(received: Received, service: string, redaction: Redaction): Exchange {
  const { call, at, status, headers } = received;
  const text = textWithout(redaction, received);
  const isSent = call.body !== undefined;
  return {
    at,
    service,
    method: call.operation.method,
    target: targetOf(call),
    request: {
      headers: new RecordedHeaders(isSent ? [["content-type", "application/json"]] : []),
      body: isSent ? JSON.stringify(redaction.redactBody(call.body)) : undefined,
    },
    status: status === 0 ? undefined : status,
    response: { headers: new RecordedHeaders(headers), body: text === "" ? undefined : text },
  };
}

/** Returns the body without credentials. A JSON body stays valid. */
function textWithout(redaction: Redaction, { text, body }: Received): string {
  const redacted = redaction.redact(text);
  return redacted === text || body === undefined ? redacted : JSON.stringify(redaction.redactBody(body));
}
