import type { DocumentDefinition, ErrorPointers, OperationDefinition } from "@seamline/client-core";
import type {
  ConformanceCase,
  ExpectedError,
  ExpectedOutcome,
  ExpectedPause,
  ScriptedResponse,
} from "./case.ts";
import { longRunningCases } from "./long-running-cases.ts";
import { pageCases } from "./page-cases.ts";
import { climbingInputs, sampleCall, withValueAt } from "./samples.ts";

const BACK_OFF: ExpectedPause = { min: 0, max: 400 };

/** A redirect that keeps the method (RFC 9110 section 15.4.8). */
const REDIRECT = 307;

/**
 * Derives cases from the definition of any document. `x-idempotent` determines whether calls are retried, and
 * `x-pagination`, `x-operation` and `x-errors` define how responses are read. Path parameters must not lead to another
 * operation. The name of each case starts with the operationId.
 */
export function operationCases(definition: DocumentDefinition): ConformanceCase[] {
  return Object.entries(definition.operations).flatMap(([id, operation]) => [
    ...retryCases(id, operation),
    errorCase(id, operation, definition.errors ?? {}),
    redirectCase(id, operation),
    ...climbingCases(id, operation),
    ...pageCases(id, operation),
    ...longRunningCases(id, operation, definition),
  ]);
}

type Expectation = Pick<ConformanceCase, "name" | "why" | "answers" | "pausesMs"> & {
  readonly outcome: ExpectedOutcome;
  /** Expected number of requests. */
  readonly sent: number;
};

/** Builds a case with one call that sends identical requests. */
function caseOf(
  id: string,
  operation: OperationDefinition,
  { name, outcome, sent, ...rest }: Expectation,
): ConformanceCase {
  const { input, request } = sampleCall(operation);
  return {
    ...rest,
    name: `${id}-${name}`,
    calls: [{ operation: id, input, outcome }],
    requests: [{ ...request, times: sent }],
  };
}

const DONE: ScriptedResponse = { json: { a: 1 } };
const SUCCESS: ExpectedOutcome = { data: { a: 1 } };

function retryCases(id: string, operation: OperationDefinition): ConformanceCase[] {
  const { idempotent } = operation;
  const why = `x-idempotent is ${idempotent}: the call ${idempotent ? "can" : "must not"} be retried.`;
  const failed = (error: ExpectedError): ExpectedOutcome => ({
    error: { ...error, operationId: id, attempts: 1, retryable: false },
  });
  const afterFailure = (name: string, failure: ScriptedResponse, error: ExpectedError): ConformanceCase =>
    caseOf(id, operation, {
      name,
      why,
      answers: [failure, failure, DONE],
      outcome: idempotent ? SUCCESS : failed(error),
      sent: idempotent ? 3 : 1,
      pausesMs: idempotent ? [BACK_OFF, BACK_OFF] : [],
    });
  return [
    afterFailure("after-503", { status: 503 }, { kind: "ApiError", status: 503 }),
    afterFailure("after-a-reset", { fault: "reset" }, { kind: "NetworkError" }),
    caseOf(id, operation, {
      name: "after-429",
      why: "A rejected request was not processed, so every operation can be retried.",
      answers: [{ status: 429, headers: { "retry-after": "1" } }, DONE],
      outcome: SUCCESS,
      sent: 2,
      pausesMs: [1000],
    }),
  ];
}

function errorCase(id: string, operation: OperationDefinition, pointers: ErrorPointers): ConformanceCase {
  const { code, message, field, requestId } = pointers;
  const parts = [
    [code, "SOME_CODE"],
    [message, "Some message"],
    [field, "someField"],
    [requestId, "some-request"],
  ] as const;
  const body = parts.reduce<unknown>(
    (error, [pointer, part]) => (pointer === undefined ? error : withValueAt(error, pointer, part)),
    {},
  );
  const expectedParts = {
    code: code === undefined ? null : "SOME_CODE",
    field: field === undefined ? null : "someField",
    says: message === undefined ? [] : ["Some message"],
    // Without a pointer, the id can come from a header.
    ...(requestId !== undefined && { requestId: "some-request" }),
  };
  return caseOf(id, operation, {
    name: "reads-errors",
    why: "x-errors contains the pointers to the parts of an error.",
    sent: 1,
    answers: [{ status: 400, json: body }],
    outcome: { error: { kind: "ApiError", status: 400, operationId: id, body, ...expectedParts } },
  });
}

function redirectCase(id: string, operation: OperationDefinition): ConformanceCase {
  return caseOf(id, operation, {
    name: "rejects-a-redirect",
    why: "Following a redirect would forward the credentials.",
    sent: 1,
    answers: [{ status: REDIRECT, headers: { location: "/elsewhere" } }],
    outcome: { error: { kind: "RedirectError", operationId: id, attempts: 1 } },
  });
}

function climbingCases(id: string, operation: OperationDefinition): ConformanceCase[] {
  return climbingInputs(operation).map((input, at) => ({
    name: `${id}-rejects-two-dots-${at + 1}`,
    why: "URL parsers remove dot segments, so the request would reach another operation (RFC 3986 section 5.2.4).",
    calls: [{ operation: id, input, outcome: { error: { kind: "InvalidArgumentError", operationId: id } } }],
    answers: [],
    requests: [],
  }));
}
