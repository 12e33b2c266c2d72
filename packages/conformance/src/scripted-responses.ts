import type { ServerResponse } from "node:http";
import { BEGINNING, type JournalEntry, type ScriptedResponse, type When } from "./case.ts";
import { bytesOf } from "./content.ts";

/** A run of a case: what is left to answer, and what has arrived. */
export interface Script {
  readonly journal: readonly JournalEntry[];
  /** Lists the request and gives the answer that it is due. */
  play(request: JournalEntry): ScriptedResponse;
}

/** A status that no client repeats, for a request that the case does not expect. */
const UNEXPECTED: ScriptedResponse = { status: 599, text: "The case has no answer for this request" };

/** Begins a run of a case. */
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

/** Lets a page of any origin read everything, and no cache answer in the server's place: cases run in browsers too. */
export const FOR_BROWSERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
  "cache-control": "no-store",
};

/** Sends an answer, or what its fault leaves of it. */
export function sendResponse(response: ServerResponse, scripted: ScriptedResponse): void {
  const { status = 200, fault } = scripted;
  const body = bytesOf(scripted);
  // Platforms repeat a request by themselves when a connection that they kept breaks. Node's fetch takes what comes
  // before the end of a connection that was not to be kept for the whole of a chunked body.
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
  // More than comes.
  return { "content-length": `${fault ? length + 100 : length}` };
}
