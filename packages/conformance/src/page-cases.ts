import type { OperationDefinition, PaginationDefinition } from "@seamline/client-core";
import type {
  CaseCall,
  ConformanceCase,
  ExpectedError,
  ExpectedOutcome,
  ExpectedRequest,
  ScriptedResponse,
} from "./case.ts";
import { sampleCall, withValueAt } from "./samples.ts";

/** The cases of a list: it moves from page to page by the documented parameter and stops when a page leads back. */
export function pageCases(id: string, operation: OperationDefinition): ConformanceCase[] {
  const { pagination } = operation;
  if (!pagination) return [];
  const { input, request } = sampleCall(operation);
  const isNumbered = pagination.style === "page";
  const next = isNumbered ? "2" : "to ken/2";
  const iterate = (outcome: ExpectedOutcome): CaseCall[] => [
    { operation: id, input, read: "items", outcome },
  ];
  const requests: ExpectedRequest[] = [request, { ...request, query: { [pagination.parameter]: next } }];
  const first = pageOf(pagination, ["a", "b"], 1, next);
  // A repeated page 1 shows by its number; a repeated second page shows by a token that was used before.
  const leadingBack = isNumbered ? first : pageOf(pagination, ["c"], 2, next);
  const error: ExpectedError = { kind: "PaginationLoopError", operationId: id };
  return [
    {
      name: `${id}-goes-from-page-to-page`,
      why: "Pagination follows the document's pointers.",
      calls: iterate({ data: ["a", "b", "c"] }),
      answers: [first, pageOf(pagination, ["c"], 2)],
      requests,
    },
    {
      name: `${id}-ends-where-pages-lead-back`,
      why: "A list that does not advance must not loop for ever.",
      calls: iterate({ data: isNumbered ? ["a", "b"] : ["a", "b", "c"], error }),
      answers: [first, leadingBack],
      requests,
    },
  ];
}

/** Builds a page; the last one has no `next`. */
function pageOf(
  pagination: PaginationDefinition,
  items: unknown[],
  number: number,
  next?: string,
): ScriptedResponse {
  const page = withValueAt({}, pagination.items, items);
  if (pagination.style === "token") {
    return { json: next === undefined ? page : withValueAt(page, pagination.next, next) };
  }
  const numbered = withValueAt(page, pagination.current, number);
  return { json: withValueAt(numbered, pagination.more, next !== undefined) };
}
