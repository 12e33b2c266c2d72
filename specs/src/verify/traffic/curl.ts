import type { Received } from "./call.ts";
import type { Redaction } from "./redaction.ts";

/** Returns a request as a curl command for a POSIX shell, without credentials. */
export function curlOf({ call, url }: Received, redaction: Redaction): string {
  const { operation, body, isAnonymous } = call;
  const credentials = isAnonymous ? [] : redaction.names.map((name) => `-H ${quoted(`${name}: [redacted]`)}`);
  const parts = [
    "curl",
    ...(operation.method === "GET" ? [] : [`-X ${operation.method}`]),
    quoted(url),
    ...credentials,
    ...(body === undefined
      ? []
      : [`-H ${quoted("content-type: application/json")}`, `-d ${quoted(JSON.stringify(body))}`]),
  ];
  return redaction.redact(parts.join(" "));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
