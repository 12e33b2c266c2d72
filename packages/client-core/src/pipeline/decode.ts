import { callError } from "../call/call.ts";
import type { Exchange, Succeeded } from "../call/outcome.ts";
import { ApiError } from "../errors/api-error.ts";
import { RedirectError } from "../errors/call-errors.ts";
import type { SeamlineError } from "../errors/seamline-error.ts";
import { type Bytes, MAX_ERROR_BYTES } from "../platform/read-body.ts";
import { redact } from "../redaction/redact.ts";
import { isJson } from "../request/body.ts";
import { isRetryable, retryAfterMs } from "../retry/decide.ts";
import { copyOf } from "./api-call.ts";
import { requestIdOf } from "./notify.ts";

const utf8: TextDecoder = /* @__PURE__ */ new TextDecoder();

/**
 * Decodes a successful response's body. Asynchronous for some formats.
 *
 * @throws ApiError if the body cannot be decoded
 */
export function decode(exchange: Exchange): unknown {
  try {
    return readData(exchange);
  } catch {
    throw responseError(exchange, "the body is not JSON");
  }
}

/** @throws SyntaxError */
function readData({ call: { parseAs }, response, bytes }: Exchange): unknown {
  if (parseAs === "stream") return response.body;
  if (parseAs !== "json") return copyOf(response, bytes as Bytes)[parseAs]();
  const type = response.headers.get("content-type") ?? "";
  // HTML instead of JSON usually comes from a proxy or a login page, so let `JSON.parse` fail.
  const isData = !type || isJson(type) || /html/i.test(type);
  // An empty body is valid text.
  if (!isData && /^text/i.test(type) && response.status !== 204) return utf8.decode(bytes);
  if (!bytes?.byteLength) return undefined;
  return isData ? JSON.parse(utf8.decode(bytes)) : new Blob([bytes], { type });
}

/**
 * Creates the error for a failure, or for a successful response with an unusable body.
 *
 * @param problem why the successful response is unusable
 */
export function responseError(exchange: Exchange, problem?: string): ApiError {
  const { call, response } = exchange;
  const { pointers, options } = call;
  const { status } = response;
  const bodyText = startOfBody(exchange);
  const body = problem ? undefined : jsonOrText(bodyText);
  const code = textAt(body, pointers.code);
  // Messages may be printed to a terminal, so strip line breaks and escape sequences.
  const texts = [code, textAt(body, pointers.message)]
    .map((text) => text?.replace(/[\s\p{Cc}]+/gu, " ").trim())
    .filter(Boolean);
  const summary = [
    problem,
    ...(texts.length ? texts : [status === 304 ? "the resource is unchanged" : startOf(bodyText)]),
  ]
    .filter(Boolean)
    .join(": ");
  const failure = problem ? `returned an invalid ${status} response` : `failed with ${status}`;
  const headers = redactedHeaders(exchange);
  return callError(call, ApiError, `${failure}: ${summary}`, {
    status,
    code,
    field: textAt(body, pointers.field),
    body,
    bodyText,
    headers,
    requestId: textAt(body, pointers.requestId) ?? requestIdOf(headers),
    retryAfterMs: retryAfterMs(headers, options.clock.now()),
    retryable: isRetryable(call, status),
  });
}

/**
 * Creates the error for a response that is not a success: a failure or a redirect. Redirects are defined in RFC 9110
 * section 15.4.
 */
export function failedResponse(exchange: Exchange): SeamlineError {
  const { status, type, headers } = exchange.response;
  // Browsers hide the status and headers of a redirect that is not followed.
  const isRedirect = type === "opaqueredirect" || [301, 302, 303, 307, 308].includes(status);
  if (!isRedirect) return responseError(exchange);
  const { call } = exchange;
  return callError(call, RedirectError, "received a redirect; redirects are not followed", {
    status: status || undefined,
    location: redact(headers.get("location") ?? "", call.attempts) || undefined,
  });
}

/** Returns the response headers without secrets. A header's name may indicate that its value is a secret. */
function redactedHeaders({ call, response }: Exchange): Headers {
  return new Headers(
    [...response.headers].flatMap(([name, value]): [string, string][] => {
      const field = redact(`${name}: ${value}`, call.attempts);
      // Omit headers whose name is itself a secret.
      return field.startsWith(`${name}: `) ? [[name, field.slice(name.length + 2)]] : [];
    }),
  );
}

/** Returns the beginning of the body without credentials, for use in messages. */
export function bodyStartOf(exchange: Exchange): string {
  return startOf(startOfBody(exchange));
}

/** Returns the part of the body to include in errors, without credentials. */
function startOfBody({ call, bytes }: Exchange): string {
  return redact(utf8.decode(bytes?.subarray(0, MAX_ERROR_BYTES)), call.attempts);
}

/** Returns the beginning of a string on one line, for use in messages. */
function startOf(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const start = `${/^.{0,200}/su.exec(line)}`;
  return start ? start + (start === line ? "" : "…") : "an empty body";
}

/** Returns the body without credentials, for use in errors. */
export function redactedBody({ call, bytes }: Exchange): unknown {
  return jsonOrText(redact(utf8.decode(bytes), call.attempts));
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

function textAt(body: unknown, pointer: string | undefined): string | undefined {
  const value = readPointer(body, pointer);
  return typeof value === "string" || typeof value === "number" ? `${value}` : undefined;
}

interface PartTypes {
  array: readonly unknown[];
  boolean: boolean;
  number: number;
  object: object;
  string: string;
}

/**
 * Returns the part of a response body at a pointer.
 *
 * @param absent default for a part that is missing or `null`; if omitted, the part is required
 * @throws ApiError if the part has another type
 */
export function partOf<Type extends keyof PartTypes>(
  success: Succeeded,
  pointer: string,
  type: Type,
  absent?: PartTypes[Type],
): PartTypes[Type] {
  const value = readPointer(success.data, pointer) ?? absent;
  if ((Array.isArray(value) ? "array" : typeof value) === type) return value as PartTypes[Type];
  throw undocumented(success, pointer);
}

/** Creates the error for a successful response whose body is unusable at `pointer`. */
export function undocumented(exchange: Exchange, pointer: string): ApiError {
  return responseError(exchange, `the body does not match the document at ${pointer || "the root"}`);
}

/** Returns the value at a JSON pointer (RFC 6901), or `undefined` if the value or the pointer is missing. */
export function readPointer(value: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined) return undefined;
  let found = value;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    found = Object.hasOwn(Object(found), key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}
