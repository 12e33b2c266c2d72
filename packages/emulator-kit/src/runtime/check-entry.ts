import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";
import type { Profile } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { type EntryCheck, type EntryChecker, notedProblems } from "../journal/entry-check.ts";
import type { JournalSummary } from "../journal/journal-entry.ts";
import type { RawMessage, RecordedExchange } from "../journal/recorded-exchange.ts";
import { findOperation, type OperationMatch } from "../pipeline/match-request.ts";

interface CheckerParts {
  readonly documentsOf: (service: string) => readonly OpenedDocument[];
  readonly profile: Profile;
}

/**
 * Creates the function that checks journal entries. It runs on demand, so the checks cost nothing unless an entry is
 * inspected.
 */
export function entryChecker({ documentsOf, profile }: CheckerParts): EntryChecker {
  const counted = new WeakMap<RecordedExchange, JournalSummary["problems"]>();
  const check = (exchange: RecordedExchange): EntryCheck | undefined => {
    const { hasResponse, isDisposed } = exchange;
    const match =
      hasResponse && !isDisposed ? operationOf(exchange, documentsOf(exchange.service)) : undefined;
    return match && checkMessages(exchange, match);
  };
  return {
    check,
    count(exchange) {
      if (wasChecked(exchange, profile)) return notedProblems(exchange);
      const known = counted.get(exchange);
      if (known) return known;
      const { request, response } = check(exchange) ?? exchange.violations;
      const problems = { request: request.length, response: response.length };
      counted.set(exchange, problems);
      return problems;
    },
  };
}

/** Success responses without faults were checked when they were handled. Other responses may be unchecked. */
function wasChecked({ hasResponse, status = 0, faults }: RecordedExchange, profile: Profile): boolean {
  if (!hasResponse) return true;
  return profile === "documented" && status >= 200 && status < 400 && faults.length === 0;
}

function operationOf(
  { method, target, received: { headers, body } }: RecordedExchange,
  documents: readonly OpenedDocument[],
): OperationMatch | undefined {
  return findOperation(documents, { method, target, origin: "", headers, body });
}

function checkMessages(exchange: RecordedExchange, match: OperationMatch): EntryCheck {
  const request = checkRequest(exchange, match);
  const response = checkResponse(exchange, match);
  const unchecked = {
    ...(request.unchecked !== undefined && { request: request.unchecked }),
    ...(response.unchecked !== undefined && { response: response.unchecked }),
  };
  return {
    request: request.violations,
    warnings: request.warnings ?? exchange.warnings,
    response: response.violations,
    ...(Object.keys(unchecked).length > 0 && { unchecked }),
  };
}

interface MessageCheck {
  readonly violations: readonly Violation[];
  readonly warnings?: readonly RequestWarning[];
  readonly unchecked?: string;
}

/** Recorded violations take precedence, because `strict` mode reports problems that the contract allows. */
function checkRequest(exchange: RecordedExchange, { document, routed }: OperationMatch): MessageCheck {
  const { request: noted } = exchange.violations;
  const { received, status } = exchange;
  const { operation, pathParameters, query, overridden } = routed;
  if (noted.length > 0) return { violations: noted };
  if (received.isCut) return { violations: noted, unchecked: cutBody("request", received) };
  if (status !== undefined && UNREAD.has(status) && received.body === undefined)
    return { violations: noted, unchecked: "The request body was not read." };
  const body = overridden ? undefined : received.body;
  return document.contract.checkRequest(operation, {
    pathParameters,
    query,
    headers: received.headers,
    body,
  });
}

/** Statuses of requests whose bodies were not read, because they are too long or have an unsupported coding. */
const UNREAD: ReadonlySet<number> = new Set([413, 415]);

/** A response with recorded violations was never sent. An error was sent instead. */
function checkResponse(exchange: RecordedExchange, { document, routed }: OperationMatch): MessageCheck {
  const { response: noted } = exchange.violations;
  const { status, sent } = exchange;
  if (noted.length > 0) return { violations: noted };
  const obstacle = responseObstacle(exchange, routed.operation);
  if (status === undefined || obstacle !== undefined) return { violations: noted, unchecked: obstacle };
  const { headers, body } = sent;
  return { violations: document.contract.checkResponse(routed.operation, { status, headers, body }) };
}

/**
 * Returns the reason why a response cannot be checked. Contracts do not document HTTP errors or errors caused by
 * faults.
 */
function responseObstacle(
  { status, sent, method }: RecordedExchange,
  { operationId, responses }: OperationMatch["routed"]["operation"],
): string | undefined {
  if (status === undefined) return "A fault closed the connection before the response.";
  if (status >= 400 && !responses.has(`${status}`))
    return `The contract for ${operationId} does not document the status ${status}.`;
  if (method === "HEAD") return "Responses to HEAD have no body.";
  return sent.isCut ? cutBody("response", sent) : undefined;
}

function cutBody(of: "request" | "response", { body }: RawMessage): string {
  return `The journal contains only the first ${body?.length} bytes of the ${of} body.`;
}
