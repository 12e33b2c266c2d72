import { problemSentence } from "../faults/fault.ts";
import { type KnownOperations, operationProblems } from "../faults/operation-traits.ts";
import type { ControlResult } from "../framework/service.ts";
import { ControlError } from "../http/control-error.ts";
import type { JournalFilter, StatusClass } from "../journal/journal-entry.ts";
import { type ControlCall, type ControlRoute, DONE } from "./control-route.ts";

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

/** @throws ControlError if a value is malformed, or if an operation, document or service is unknown */
function readJournalFilter(
  { status, after, before, limit, ...names }: Readonly<Record<string, string>>,
  { operations, services }: Pick<ControlCall, "operations" | "services">,
): JournalFilter {
  checkNames(names, operations, services);
  const numbers = { after, before, limit };
  const read = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, integerOf(name, value, "a non-negative integer")]],
  );
  return {
    ...names,
    ...(status !== undefined && { status: readStatus(status) }),
    ...Object.fromEntries(read),
  };
}

function readStatus(text: string): number | StatusClass {
  if (/^[1-5]xx$/i.test(text)) return text.toLowerCase() as StatusClass;
  return integerOf("status", text, "a status such as 404, or a class such as 4xx");
}

/** Rejects unknown names. Otherwise, the list would be empty, as if there were no matching requests. */
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

function integerOf(name: string, value: string, right: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ControlError(400, "invalid-query", `${name} must be ${right}, but is ${value.slice(0, 40)}.`);
}

export const journalRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/requests",
    summary:
      "Returns the latest requests, oldest first. summary=true omits headers and bodies. format=ndjson returns one request per line.",
    query: [...filterParameters, "summary", "format"],
    handle: listRequests,
  },
  {
    method: "DELETE",
    path: "/requests",
    summary: "Removes all requests from the journal. Coverage is kept.",
    handle: ({ controls }) => {
      controls.clearRequests();
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/requests/{id}",
    summary: "Returns a request and its response, with any contract violations.",
    handle: ({ journal, id }) => {
      const entry = journal.find(Number(id));
      if (entry) return { body: entry };
      throw new ControlError(
        404,
        "not-found",
        `Request ${id.slice(0, 40)} does not exist: the journal keeps the latest ${journal.limit} requests (see GET /__emulator/requests).`,
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

/** Writes one JSON object per line, as expected by `seamline-specs observe`. */
function linesOf(entries: readonly object[]): ControlResult["response"] {
  const body = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  return { status: 200, headers: { "content-type": "application/x-ndjson" }, body };
}

/** @throws ControlError if the value is neither of the choices */
function checkChoice(name: string, value: string, [one, other]: readonly [string, string]): void {
  if (value === one || value === other) return;
  throw new ControlError(
    400,
    "invalid-query",
    `${name} must be ${one} or ${other}, but is ${value.slice(0, 40)}.`,
  );
}
