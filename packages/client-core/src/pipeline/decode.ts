import { errorOf } from "../call/call.ts";
import type { Exchange, Succeeded } from "../call/outcome.ts";
import { ApiError } from "../errors/api-error.ts";
import { type Bytes, MAX_ERROR_BYTES } from "../platform/read-body.ts";
import { redact } from "../redaction/redact.ts";
import { isJson } from "../request/body.ts";
import { mayRepeat, retryAfterMs } from "../retry/decide.ts";
import { copyOf } from "./api-call.ts";
import { requestIdOf } from "./notify.ts";

const utf8: TextDecoder = /* @__PURE__ */ new TextDecoder();

/**
 * Makes data from the response of a success, or a promise of data.
 *
 * @throws ApiError when the body cannot be read
 */
export function decode(exchange: Exchange): unknown {
  try {
    return readData(exchange);
  } catch {
    throw responseError(exchange, "a body that is not JSON");
  }
}

/** @throws SyntaxError */
function readData({ call: { parseAs }, response, bytes }: Exchange): unknown {
  if (parseAs === "stream") return response.body;
  if (parseAs !== "json") return copyOf(response, bytes as Bytes)[parseAs]();
  const type = response.headers.get("content-type") ?? "";
  // An HTML page where data was expected is a proxy's or a login page.
  const isData = !type || isJson(type) || /html/i.test(type);
  // Text that is empty is a text.
  if (!isData && /^text/i.test(type) && response.status !== 204) return utf8.decode(bytes);
  if (!bytes?.byteLength) return undefined;
  return isData ? JSON.parse(utf8.decode(bytes)) : new Blob([bytes], { type });
}

/**
 * The error of a response that is no success, or of a success that cannot be used.
 *
 * @param problem what is wrong with the success
 */
export function responseError(exchange: Exchange, problem?: string): ApiError {
  const { call, response } = exchange;
  const { pointers, options } = call;
  const { status } = response;
  const bodyText = startOfBody(exchange);
  const body = problem ? undefined : jsonOrText(bodyText);
  const code = textAt(body, pointers.code);
  // The service's words may be printed at terminals, so that line breaks and escape sequences are left out.
  const texts = [code, textAt(body, pointers.message)]
    .map((text) => text?.replace(/[\s\p{Cc}]+/gu, " ").trim())
    .filter(Boolean);
  const summary = [status, problem, ...(texts.length ? texts : [startOf(bodyText)])]
    .filter(Boolean)
    .join(": ");
  const headers = redactedHeaders(exchange);
  return errorOf(call, ApiError, `was answered with ${summary}`, {
    status,
    code,
    field: textAt(body, pointers.field),
    body,
    bodyText,
    headers,
    requestId: textAt(body, pointers.requestId) ?? requestIdOf(headers),
    retryAfterMs: retryAfterMs(headers, options.clock.now()),
    retryable: mayRepeat(call, status),
  });
}

/** Returns the headers of the response without secrets. The name of a header may say that its value is a secret. */
function redactedHeaders({ call, response }: Exchange): Headers {
  return new Headers(
    [...response.headers].flatMap(([name, value]): [string, string][] => {
      const field = redact(`${name}: ${value}`, call.attempts);
      // A header whose name is a secret is left out.
      return field.startsWith(`${name}: `) ? [[name, field.slice(name.length + 2)]] : [];
    }),
  );
}

/** The start of the body as a message may contain it: without credentials. */
export function bodyStartOf(exchange: Exchange): string {
  return startOf(startOfBody(exchange));
}

/** As much of the body as an error contains, without credentials. */
function startOfBody({ call, bytes }: Exchange): string {
  return redact(utf8.decode(bytes?.subarray(0, MAX_ERROR_BYTES)), call.attempts);
}

/** As much of a text as fits into a message, in one line. */
function startOf(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const start = `${/^.{0,200}/su.exec(line)}`;
  return start ? start + (start === line ? "" : "…") : "an empty body";
}

/** The body as an error may contain it: without credentials. */
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
 * The part of a response body that a pointer leads to.
 *
 * @param absent what a part that is absent or `null` counts as; without it, the part must be there
 * @throws ApiError when the part is of another type
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

/** The error of a success whose part at `pointer` cannot be used. */
export function undocumented(exchange: Exchange, pointer: string): ApiError {
  return responseError(exchange, `a body that is not as documented at ${pointer || "its root"}`);
}

/** The value that a JSON pointer (RFC 6901) leads to; `undefined` where there is none, or no pointer. */
export function readPointer(value: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined) return undefined;
  let found = value;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    found = Object.hasOwn(Object(found), key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}
