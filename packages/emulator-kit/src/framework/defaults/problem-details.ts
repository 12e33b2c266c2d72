import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { AnyService } from "../service.ts";
import { errorFields, type ServiceError } from "../service-error.ts";

/** Reason phrases from RFC 9110, RFC 6585 and RFC 4918. */
const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** An error body: problem details (RFC 9457). */
export interface ProblemDetails {
  readonly type: "about:blank";
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The service's code for the error, if it has one. */
  readonly reason?: string;
  /** All contract violations in the request. */
  readonly errors?: readonly ProblemViolation[];
}

interface ProblemViolation {
  /** Where the problem is: `path`, `query`, `header` or `body`. */
  readonly in: string;
  /** JSON pointer within the location that `in` names. */
  readonly pointer: string;
  /** JSON Schema keyword, or the name of another rule. */
  readonly rule: string;
  readonly detail: string;
}

const PROBLEM_TYPE = "application/problem+json";

/**
 * Returns a function that creates error responses. If the operation documents the status, the response uses a
 * documented media type. If the status is documented without a body, the response has no body.
 *
 * @param challenge the authentication scheme in the `WWW-Authenticate` header of a 401 response
 */
export function problemResponses(challenge: string | undefined): AnyService["errorResponse"] {
  return (error, _profile, operation) => {
    const { status } = error;
    const mediaType = mediaTypeOf(operation, status);
    return {
      status,
      headers: {
        ...(mediaType !== undefined && { "content-type": mediaType }),
        ...errorFields(error, challenge),
      },
      ...(mediaType !== undefined && { body: JSON.stringify(problemOf(error)) }),
    };
  };
}

/** Returns the media type of an error; `undefined` if the operation documents an error without a body. */
function mediaTypeOf(operation: ContractOperation | undefined, status: number): string | undefined {
  const documented = operation?.responses.get(`${status}`);
  if (!documented) return PROBLEM_TYPE;
  const types = documented.content.map(({ mediaType }) => mediaType);
  if (types.length === 0) return undefined;
  if (types.includes(PROBLEM_TYPE)) return PROBLEM_TYPE;
  return types.find((type) => /^application\/(?:.+\+)?json$/.test(type)) ?? PROBLEM_TYPE;
}

function problemOf({ status, message, details }: ServiceError): ProblemDetails {
  const { reason, violations = [] } = details;
  const errors = violations.map(({ in: place, pointer, rule, problem }) => ({
    in: place,
    pointer,
    rule,
    detail: problem,
  }));
  return {
    type: "about:blank",
    title: TITLES[status] ?? `Status ${status}`,
    status,
    detail: message,
    ...(reason !== undefined && { reason }),
    ...(errors.length > 0 && { errors }),
  };
}
