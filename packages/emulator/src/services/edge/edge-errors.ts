import type { Profile, ServiceError, ServiceResponse } from "@seamline/emulator-kit";
import type { Violation } from "@seamline/openapi/violation";
import type { ErrorBody } from "../../generated/edge.types.gen.ts";

/** The default error key of each status: `<resource>.<reason>` (source, "Errors"). */
const DEFAULT_ERROR_KEYS: Readonly<Record<number, string>> = {
  400: "dnsZone.validation_error",
  401: "request.unauthorized",
  403: "request.forbidden",
  404: "request.not_found",
  405: "request.method_not_allowed",
  413: "request.too_large",
  414: "request.target_too_long",
  415: "request.not_decoded",
  429: "request.rate_limited",
  500: "request.internal_error",
  501: "request.not_implemented",
  503: "request.unavailable",
};

/** Statuses whose responses have no body in the observed profile (reference facts, "Errors"). */
const STATUSES_WITHOUT_BODY: readonly number[] = [401, 404, 500];

/** Converts an error to a response in the documented format (source, "Errors") or in the observed format. */
export function edgeErrorResponse(
  { status, message, details }: ServiceError,
  profile: Profile,
): ServiceResponse {
  const headers = errorHeaders(details);
  if (profile === "observed" && STATUSES_WITHOUT_BODY.includes(status)) return { status, headers };
  const key = details.reason ?? DEFAULT_ERROR_KEYS[status] ?? "request.error";
  const body: ErrorBody = {
    ErrorKey: profile === "observed" && status === 400 ? key.slice(key.lastIndexOf(".") + 1) : key,
    Field: details.field ?? violatedField(details.violations?.[0]) ?? null,
    Message: message,
  };
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(body),
  };
}

function errorHeaders({ retryAfterMs, allow }: ServiceError["details"]): Record<string, string> {
  return {
    ...(retryAfterMs !== undefined && { "retry-after": `${Math.max(1, Math.ceil(retryAfterMs / 1000))}` }),
    ...(allow && allow.length > 0 && { allow: allow.join(", ") }),
  };
}

/**
 * Returns the name of the invalid parameter or innermost invalid member, such as `Value` for a record within a zone.
 */
function violatedField(violation: Violation | undefined): string | undefined {
  if (!violation) return undefined;
  const { in: location, pointer, missing } = violation;
  if (location === "header") return "Content-Type";
  if (missing !== undefined) return missing;
  return pointer
    .split("/")
    .filter((key) => key !== "" && !/^\d+$/.test(key))
    .at(-1);
}
