import type { Answer } from "../http/answer.ts";
import type { Refusal } from "./refusal.ts";

const JSON_TYPE = "application/json; charset=UTF-8";

/** The word of a status, where a refusal brings none of its own. The contract has none for a failure of the service. */
const REASONS: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  405: "UNIMPLEMENTED",
  409: "ALREADY_EXISTS",
  413: "INVALID_ARGUMENT",
  414: "INVALID_ARGUMENT",
  415: "INVALID_ARGUMENT",
  429: "RESOURCE_EXHAUSTED",
  501: "UNIMPLEMENTED",
};

/** A refusal in the shape that the errors of retention and functions have: a code, a word for programs, and details. */
export function codedRefusal({ status, message, details }: Refusal): Answer {
  const { reason, violations = [], retryAfterMs, allow } = details;
  const fieldViolations = violations.map(({ in: place, pointer, rule, problem }) => ({
    field: `${place}${pointer}`,
    rule,
    description: problem,
  }));
  const word = reason ?? REASONS[status];
  const error = {
    code: status,
    message,
    ...(word !== undefined && { status: word }),
    ...(fieldViolations.length > 0 && { details: [{ "@type": "BadRequest", fieldViolations }] }),
  };
  return {
    status,
    headers: {
      "content-type": JSON_TYPE,
      ...(status === 401 && { "www-authenticate": "Bearer" }),
      ...(retryAfterMs !== undefined && { "retry-after": `${Math.ceil(retryAfterMs / 1000)}` }),
      ...(allow && allow.length > 0 && { allow: allow.join(", ") }),
    },
    body: JSON.stringify({ error }),
  };
}
