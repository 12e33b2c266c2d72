import type { Answer } from "../../../http/answer.ts";
import { bodilessStatuses } from "../../../http/bodiless-statuses.ts";
import type { ProgramAnswer } from "../../../service/code-runner.ts";

/** The answer of a function as it goes out: at once where it is at hand, and as it comes otherwise. */
export function servedAnswer({ status, statusText, headers, body }: ProgramAnswer): Answer | Response {
  const fields = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const hasAll = Object.keys(fields).length === headers.length;
  const isAtHand = body === undefined || body instanceof Uint8Array;
  if (isAtHand && hasAll) return { status, headers: fields, ...(body && { body }) };
  const sent = bodilessStatuses.has(status) ? null : ((body ?? null) as BodyInit | null);
  return new Response(sent, { status, statusText, headers: headers.map(([name, value]) => [name, value]) });
}
