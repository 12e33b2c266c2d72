import { problemSentence } from "../faults/fault.ts";
import { type KnownOperations, operationProblems } from "../faults/operation-traits.ts";
import type { ControlResult } from "../framework/service.ts";
import { ControlError } from "../http/control-error.ts";
import type { JournalFilter, StatusClass } from "../journal/journal-entry.ts";
import { type ControlCall, type ControlRoute, DONE } from "./control-route.ts";

/** The query parameters of a filter. */
const filterParameters: readonly (keyof JournalFilter)[] = [
  "document",
  "operationId",
  "service",
  "caller",
  "method",
  "status",
  "after",
  "before",
  "limit",
];

/** @throws ControlError for a value of the wrong form, and for a name that no document or service has */
function readJournalFilter(
  { status, after, before, limit, ...names }: Readonly<Record<string, string>>,
  { operations, services }: Pick<ControlCall, "operations" | "services">,
): JournalFilter {
  checkNames(names, operations, services);
  const numbers = { after, before, limit };
  const read = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, wholeNumber(name, value, "a whole number, 0 or more")]],
  );
  return {
    ...names,
    ...(status !== undefined && { status: readStatus(status) }),
    ...Object.fromEntries(read),
  };
}

function readStatus(text: string): number | StatusClass {
  if (/^[1-5]xx$/i.test(text)) return text.toLowerCase() as StatusClass;
  return wholeNumber("status", text, "a status such as 404, or a class such as 4xx");
}

/** Rejects unknown names: a filter by one would find nothing, as if no request had come. */
function checkNames(
  { operationId, document, service }: JournalFilter,
  known: () => KnownOperations,
  services: readonly string[],
): void {
  if (service !== undefined && !services.includes(service))
    throw new ControlError(400, "invalid-query", `service must be one of ${services.join(", ")}.`);
  if (operationId === undefined && document === undefined) return;
  const [problem] = operationProblems(operationId ?? "*", document, known());
  if (problem) throw new ControlError(400, "invalid-query", problemSentence(problem));
}

function wholeNumber(name: string, value: string, right: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ControlError(400, "invalid-query", `${name} must be ${right}, and is ${value.slice(0, 40)}.`);
}

/** The routes of the journal below `/__emulator`. */
export const journalRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/requests",
    summary:
      "The last requests, from the oldest to the newest; with summary=true without headers and bodies, with format=ndjson a request a line.",
    query: [...filterParameters, "summary", "format"],
    handle: listRequests,
  },
  {
    method: "DELETE",
    path: "/requests",
    summary: "Forgets the requests. Coverage stays.",
    handle: ({ journal }) => {
      journal.clear();
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/requests/{id}",
    summary: "One request and its response, with what the contract says of both.",
    handle: ({ journal, id }) => {
      const entry = journal.find(Number(id));
      if (entry) return { body: entry };
      throw new ControlError(
        404,
        "not-found",
        `There is no request ${id.slice(0, 40)}: the journal keeps the last ${journal.limit}, and GET /__emulator/requests lists them.`,
      );
    },
  },
];

function listRequests({ journal, query, ...known }: ControlCall): ControlResult {
  const { summary = "false", format = "json", ...parameters } = query;
  checkChoice("summary", summary, ["true", "false"]);
  checkChoice("format", format, ["json", "ndjson"]);
  const filter = readJournalFilter(parameters, known);
  const requests = summary === "true" ? journal.summaries(filter) : journal.requests(filter);
  return format === "json" ? { body: { requests } } : { response: linesOf(requests) };
}

/** An object a line, as `seamline-specs observe` reads recordings. */
function linesOf(entries: readonly object[]): ControlResult["response"] {
  const body = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  return { status: 200, headers: { "content-type": "application/x-ndjson" }, body };
}

/** @throws ControlError for a value that is none of those */
function checkChoice(name: string, value: string, [one, other]: readonly [string, string]): void {
  if (value === one || value === other) return;
  throw new ControlError(
    400,
    "invalid-query",
    `${name} must be ${one} or ${other}, and is ${value.slice(0, 40)}.`,
  );
}
