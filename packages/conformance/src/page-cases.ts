import type { OperationDefinition, PagePagination, TokenPagination } from "@seamline/client-core";
import type {
  CaseCall,
  ConformanceCase,
  ExpectedError,
  ExpectedOutcome,
  ExpectedRequest,
  ScriptedResponse,
} from "./case.ts";
import { sampleCall, withValueAt } from "./samples.ts";

/**
 * Returns the cases for a list with page numbers or tokens. An iteration requests pages with the documented parameter
 * and stops at a repeated page.
 */
export function pageCases(id: string, operation: OperationDefinition): ConformanceCase[] {
  const { pagination } = operation;
  if (pagination?.style !== "page" && pagination?.style !== "token") return [];
  const { input, request } = sampleCall(operation);
  const isNumbered = pagination.style === "page";
  const next = isNumbered ? "2" : "to ken/2";
  const iterate = (outcome: ExpectedOutcome): CaseCall[] => [
    { operation: id, input, read: "items", outcome },
  ];
  const requests: ExpectedRequest[] = [request, { ...request, query: { [pagination.parameter]: next } }];
  const first = pageOf(pagination, ["a", "b"], 1, next);
  // With page numbers, the server repeats the first page. With tokens, it repeats a token.
  const leadingBack = isNumbered ? first : pageOf(pagination, ["c"], 2, next);
  const error: ExpectedError = { kind: "PaginationLoopError", operationId: id };
  return [
    {
      name: `${id}-iterates-all-pages`,
      why: "Pagination follows the document's pointers.",
      calls: iterate({ data: ["a", "b", "c"] }),
      answers: [first, pageOf(pagination, ["c"], 2)],
      requests,
    },
    {
      name: `${id}-ends-at-a-repeated-page`,
      why: "A list without progress must not loop forever.",
      calls: iterate({ data: isNumbered ? ["a", "b"] : ["a", "b", "c"], error }),
      answers: [first, leadingBack],
      requests,
    },
  ];
}

/** Builds a page. The last page has no `next`. */
function pageOf(
  pagination: PagePagination | TokenPagination,
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
