import { type Call, type CallTarget, type Exchange, nameOf, type Outcome } from "./call.ts";
import { ApiError } from "./errors/api-error.ts";
import { readPointer } from "./json-pointer.ts";
import { responseOf } from "./outcome.ts";
import { redact } from "./redact.ts";

const utf8: TextDecoder = /* @__PURE__ */ new TextDecoder();

/** Makes data or an error of an answer. Goes by the bytes that came; never throws. */
export async function decode(exchange: Exchange, call: Call): Promise<Outcome> {
  if (exchange.response.ok) {
    try {
      return { data: await readData(exchange, call), exchange };
    } catch {
      return { error: unreadable(exchange, call.target, "a body that is not JSON"), exchange };
    }
  }
  return { error: apiError(exchange, call), exchange };
}

/** @throws SyntaxError when the body is not what it should be */
async function readData(exchange: Exchange, { parseAs }: Call): Promise<unknown> {
  const { response, bytes } = exchange;
  if (parseAs === "stream") return response.body;
  if (parseAs !== "json") return responseOf(exchange)[parseAs]();
  if (!bytes?.byteLength) return undefined;
  const type = response.headers.get("content-type") ?? "json";
  // An HTML page where data was expected is a proxy's or a login page.
  if (/json|html/i.test(type)) return JSON.parse(utf8.decode(bytes));
  return /^text/i.test(type) ? utf8.decode(bytes) : new Blob([bytes], { type });
}

function apiError(exchange: Exchange, call: Call): ApiError {
  const bodyText = bodyTextOf(exchange);
  let body: unknown = bodyText || undefined;
  try {
    body = JSON.parse(bodyText);
  } catch {
    // Then the body is text.
  }
  const { code, message, field } = call.errors ?? {};
  const found = { code: textAt(body, code), field: textAt(body, field), body, bodyText };
  return answerError(
    exchange,
    call.target,
    [found.code, textAt(body, message)].filter(Boolean).join(": "),
    found,
  );
}

/** The error of a success that cannot be read: a broken or foreign body. */
export function unreadable(exchange: Exchange, target: CallTarget, problem: string): ApiError {
  return answerError(exchange, target, problem, { body: undefined, bodyText: bodyTextOf(exchange) });
}

function answerError(
  { response, attempts, secrets }: Exchange,
  target: CallTarget,
  summary: string,
  details: { readonly body: unknown; readonly bodyText: string },
): ApiError {
  const { status } = response;
  const headers = new Headers();
  for (const [name, value] of response.headers) headers.append(name, redact(value, secrets));
  const context = { ...target, ...details, attempts, status, headers };
  return new ApiError(`${nameOf(target)} was answered with ${status} ${summary}`.trim(), context);
}

function bodyTextOf({ bytes, secrets }: Exchange): string {
  return redact(utf8.decode(bytes), secrets);
}

function textAt(body: unknown, pointer: string | undefined): string | undefined {
  const value = pointer === undefined ? undefined : readPointer(body, pointer);
  return typeof value === "string" || typeof value === "number" ? `${value}` : undefined;
}
