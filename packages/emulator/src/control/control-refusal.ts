import type { Answer } from "../http/answer.ts";
import type { ControlError } from "./control-error.ts";

/** Header fields of answers of the control surface that have a body. */
export const JSON_HEADERS: Answer["headers"] = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** What a control request that is refused is answered. */
export function controlRefusal({ status, code, message, problems, allow }: ControlError): Answer {
  return {
    status,
    headers: allow ? { ...JSON_HEADERS, allow: allow.join(", ") } : JSON_HEADERS,
    body: JSON.stringify({ error: { status, code, message, ...(problems && { problems }) } }),
  };
}
