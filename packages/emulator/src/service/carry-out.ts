import type { CheckedRequest } from "../contract/request-check.ts";
import { type RequestWarning, violationOf } from "../contract/request-warning.ts";
import type { Routed } from "../contract/route-request.ts";
import type { CallFaults } from "../faults/fault.ts";
import type { Answer } from "../http/answer.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import { InvalidCursorError } from "../store/errors/invalid-cursor-error.ts";
import type { OpenDocument } from "./open-document.ts";
import { Refusal } from "./refusal.ts";
import type { AnyService } from "./service.ts";
import { successAnswer } from "./success-answer.ts";

/** A request of an operation, and everything that carrying it out takes. */
export interface OperationRequest {
  readonly service: AnyService;
  readonly document: OpenDocument;
  readonly routed: Routed;
  readonly request: HttpRequest;
  readonly context: unknown;
  readonly faults: CallFaults;
  /** Whether what the service ignores is refused instead. */
  readonly strict: boolean;
  /** Told what the service ignores. */
  warn(warnings: readonly RequestWarning[]): void;
}

/**
 * Carries out an operation: who calls is settled before what the request says, and that before anything happens.
 *
 * @throws Refusal
 */
export async function carryOut(asked: OperationRequest): Promise<Answer> {
  const { service, document, routed, request, context, faults } = asked;
  const { operation, resourceName } = routed;
  const admitted = service.admit(request, operation, context as never);
  const caller: unknown = admitted instanceof Promise ? await admitted : admitted;
  const { pathParameters: path, query, body } = checked(asked);
  const handle = document.handlerOf(operation.operationId);
  if (!handle) throw unimplemented(operation.operationId);
  const call = { operation, context, caller, path, query, body, resourceName, request, faults };
  try {
    return successAnswer(service, operation, await handle(call));
  } catch (error) {
    throw error instanceof InvalidCursorError ? invalidPageToken(routed) : error;
  }
}

/** What a body must be that comes compressed (RFC 9110 section 15.5.16). */
const NOT_DECODED = "Content-Encoding must be gzip, deflate or identity, and the body must be so.";

function checked({ document, routed, request, strict, warn }: OperationRequest): CheckedRequest {
  if (request.body === "too-large") throw new Refusal(413, "The body is longer than the service takes.");
  if (request.body === "not-decoded") throw new Refusal(415, NOT_DECODED);
  const { operation, pathParameters, query, overridden } = routed;
  const body = overridden ? undefined : bytesOf(request);
  const parts = { pathParameters, query, headers: request.headers, body };
  const read = document.contract.checkRequest(operation, parts);
  if (read.warnings.length > 0) warn(read.warnings);
  const unknown = strict ? read.warnings.map(violationOf) : [];
  // What is misspelt comes first: what is missing may be the same thing.
  const violations = [...unknown, ...read.violations];
  const [first] = violations;
  if (first) throw new Refusal(400, first.problem, { violations });
  return read;
}

function unimplemented(operationId: string): Refusal {
  return new Refusal(501, `The emulator does not implement ${operationId}, which its contract documents.`);
}

function invalidPageToken({ operation }: Routed): Refusal {
  const parameter = operation.pagination?.parameter ?? "pageToken";
  const problem = `${parameter} must be the token of the page before, of the same list.`;
  return new Refusal(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "page-token", problem }],
  });
}
