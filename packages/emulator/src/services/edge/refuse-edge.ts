import type { Answer } from "../../http/answer.ts";
import type { Refusal } from "../../service/refusal.ts";

/** A refusal in the shape of the service's errors (source, "Errors"). */
export function refuseEdge({ status, message, details }: Refusal): Answer {
  const body = { ErrorKey: details.reason ?? null, Field: details.field ?? null, Message: message };
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  };
}
