import { endToEnd } from "../../../http/end-to-end.ts";
import type { HttpRequest } from "../../../http/http-request.ts";
import { EXECUTION_ID_HEADER, newExecutionId } from "./execution-id.ts";

/** What the emulator says anew: the body comes whole and decoded, whatever it was in. */
const SAID_ANEW: ReadonlySet<string> = new Set([
  "content-encoding",
  "content-length",
  "expect",
  "host",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  EXECUTION_ID_HEADER,
]);

/** The emulator is bound to loopback, where every caller is. */
const CALLER = "127.0.0.1";

/** Header fields of a request to a function: those that its caller sent, and those that stand for who passes it on. */
export function* passedOnHeaders({
  headers,
  origin,
}: Pick<HttpRequest, "headers" | "origin">): Generator<readonly [string, string]> {
  for (const field of endToEnd(headers)) if (!SAID_ANEW.has(field[0].toLowerCase())) yield field;
  const [scheme = "http", host = ""] = origin.split("://");
  const before = headers.get("x-forwarded-for");
  yield ["host", host];
  yield ["x-forwarded-for", before ? `${before}, ${CALLER}` : CALLER];
  yield ["x-forwarded-host", host];
  yield ["x-forwarded-proto", scheme];
  yield [EXECUTION_ID_HEADER, newExecutionId()];
}
