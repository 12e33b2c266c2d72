import type { ServerResponse } from "node:http";
import { BEGINNING, type JournalEntry, type ScriptedResponse, type When } from "./case.ts";
import { bytesOf } from "./content.ts";

/** A run of a case, with its remaining responses and its received requests. */
export interface Script {
  readonly journal: readonly JournalEntry[];
  /** Adds the request to the journal and returns its response. */
  play(request: JournalEntry): ScriptedResponse;
}

/** Response to an unexpected request. Clients do not retry after this status. */
const UNEXPECTED: ScriptedResponse = { status: 599, text: "the case has no response for this request" };

/** Starts a run of a case. */
export function createScript(responses: readonly ScriptedResponse[]): Script {
  const journal: JournalEntry[] = [];
  const left = responses.map((response) => ({ response, times: response.times ?? 1 }));
  return {
    journal,
    play(request) {
      journal.push(request);
      const next = left.find(({ response, times }) => times > 0 && fits(request, response.when));
      if (!next) return UNEXPECTED;
      next.times -= 1;
      return next.response;
    },
  };
}

function fits(request: JournalEntry, { path, query = {}, headers = {} }: When = {}): boolean {
  const actualQuery = Object.fromEntries(request.query);
  return (
    (path === undefined || path === request.path) &&
    Object.entries(query).every(([name, value]) => actualQuery[name] === value) &&
    Object.entries(headers).every(([name, value]) => request.headers[name] === value)
  );
}

const NO_BODY = [204, 304];

/** Allows pages from any origin to read all responses, because cases also run in browsers. Disables caching. */
export const FOR_BROWSERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
  "cache-control": "no-store",
};

/** Sends a response. A fault can cut the response off. */
export function sendResponse(response: ServerResponse, scripted: ScriptedResponse): void {
  const { status = 200, fault } = scripted;
  const body = bytesOf(scripted);
  // Platforms retry requests on their own if a kept-alive connection breaks. However, without keep-alive, Node's
  // `fetch` treats a truncated chunked body as complete.
  response.shouldKeepAlive = fault === "truncate chunked";
  response.sendDate = false;
  const headers = { ...headersOf(scripted), ...lengthOf(scripted, body.byteLength) };
  if (fault === "stall headers") return;
  if (fault === "reset") response.socket?.resetAndDestroy();
  else if (!fault) response.writeHead(status, headers).end(NO_BODY.includes(status) ? undefined : body);
  else response.writeHead(status, headers).write(body, () => fault !== "stall body" && response.destroy());
}

function headersOf({ json, headers }: ScriptedResponse): Record<string, string> {
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  return { ...FOR_BROWSERS, ...type, date: new Date(BEGINNING).toUTCString(), ...headers };
}

function lengthOf({ status = 200, fault }: ScriptedResponse, length: number): Record<string, string> {
  if (NO_BODY.includes(status) || fault === "truncate chunked") return {};
  // A faulty response declares more bytes than it sends.
  return { "content-length": `${fault ? length + 100 : length}` };
}
