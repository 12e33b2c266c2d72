import type { Exchange } from "@seamline/openapi/recorded-exchange";
import { HttpResponse } from "msw/http";
import { BODILESS_STATUSES } from "../http/service-response.ts";

/** Fields that describe how the recorded body was sent. A HAR contains the decoded body. */
const FRAMING: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
]);

/** Creates a new response. Creates a network error if the recorded request failed without a response. */
export type MakeResponse = () => HttpResponse<never> | Response;

/** Returns the response from an exchange, or the reason why it cannot be replayed. */
export function recordedResponse({ method, status, response }: Exchange): MakeResponse | string {
  if (status === undefined) return () => HttpResponse.error();
  if (status < 200 || status > 599) return `response.status must be from 200 to 599, but is ${status}`;
  const isBodiless = method === "HEAD" || BODILESS_STATUSES.has(status);
  if (!isBodiless && response.obstacle !== undefined)
    return `${response.obstacle}: save the HAR with content, or exclude the entry with \`include\``;
  const headers = headersOf(response.headers.fields);
  if (headers === undefined) return "response.headers contains a field that is not valid in HTTP";
  const body = isBodiless ? null : (response.body as BodyInit | undefined);
  return () => new HttpResponse(body as never, { status, headers: new Headers(headers) });
}

function headersOf(fields: readonly (readonly [name: string, value: string])[]): Headers | undefined {
  const headers = new Headers();
  try {
    for (const [name, value] of fields) {
      // Browsers record pseudo-fields of HTTP/2, such as `:status`.
      if (!name.startsWith(":") && !FRAMING.has(name.toLowerCase())) headers.append(name, value);
    }
    return headers;
  } catch {
    return undefined;
  }
}
