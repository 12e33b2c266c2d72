import type { ServerResponse } from "node:http";
import { type Answer, BEGINNING } from "./case.ts";
import { bytesOf } from "./content.ts";

const NO_BODY = [204, 304];

/** Lets a page of any origin read everything, and no cache answer in the server's place: cases run in browsers too. */
export const FOR_BROWSERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
  "cache-control": "no-store",
};

/** Sends an answer, or what its fault leaves of it. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const { status = 200, fault } = answer;
  const body = bytesOf(answer);
  // Platforms repeat a request by themselves when a connection that they kept breaks. Node's fetch takes what comes
  // before the end of a connection that was not to be kept for the whole of a chunked body.
  response.shouldKeepAlive = fault === "truncate chunked";
  response.sendDate = false;
  const headers = { ...headersOf(answer), ...lengthOf(answer, body.byteLength) };
  if (fault === "stall headers") return;
  if (fault === "reset") response.socket?.resetAndDestroy();
  else if (!fault) response.writeHead(status, headers).end(NO_BODY.includes(status) ? undefined : body);
  else response.writeHead(status, headers).write(body, () => fault !== "stall body" && response.destroy());
}

function headersOf({ json, headers }: Answer): Record<string, string> {
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  return { ...FOR_BROWSERS, ...type, date: new Date(BEGINNING).toUTCString(), ...headers };
}

function lengthOf({ status = 200, fault }: Answer, length: number): Record<string, string> {
  if (NO_BODY.includes(status) || fault === "truncate chunked") return {};
  // More than comes.
  return { "content-length": `${fault ? length + 100 : length}` };
}
