import { endToEnd } from "../../../http/end-to-end.ts";
import type { ProgramRequest } from "../../../service/code-runner.ts";

/** Methods whose requests say their length even without a body (RFC 9110 section 8.6). */
const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/** What whoever sends the request decides anew. */
const OWN = new Set(["content-length", "expect"]);

/** Names and values by turns, for Node: what a request to a program is sent with. */
export function requestHead({ method, headers, body }: ProgramRequest): string[] {
  const fields = endToEnd(headers).filter(([name]) => !OWN.has(name.toLowerCase()));
  if (!fields.some(([name]) => name.toLowerCase() === "host")) fields.unshift(["host", "localhost"]);
  if (body !== undefined || WITH_BODY.has(method)) fields.push(["content-length", `${body?.length ?? 0}`]);
  return fields.flat();
}
