import type { ContractOperation } from "../contract/contract-operation.ts";
import type { CallFaults } from "../faults/fault.ts";
import { type Answer, isResponse, withoutBody } from "../http/answer.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { carryOut, type OperationRequest } from "./carry-out.ts";
import type { EndpointParts } from "./create-endpoint.ts";
import { finishedAnswer } from "./finished-answer.ts";
import type { MatchedRequest } from "./matched-request.ts";
import type { OpenDocument } from "./open-document.ts";
import { Refusal } from "./refusal.ts";
import type { Profile, ServiceContext } from "./service.ts";
import { isUnavailable, unavailable } from "./unavailable.ts";

type Context = ServiceContext<never, unknown>;

/** What a service answers to a request: it refuses in its own shape, and never fails. */
export async function answerTo(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: OperationRequest["warn"],
): Promise<Answer | Response> {
  const context = parts.context as Context;
  let answer: Answer | Response;
  try {
    answer = await successfulAnswer(matched, request, faults, parts, warn);
  } catch (error) {
    answer = parts.service.refuse(refusalOf(error, matched), context.profile);
  }
  if (isResponse(answer)) return isHeadersOnly(matched) ? withoutContent(answer) : answer;
  if (matched.kind === "operation") {
    const held = heldToContract(answer, matched, parts, context.profile);
    answer = finishedAnswer(held, matched, request, parts);
  }
  return isHeadersOnly(matched) ? withoutBody(answer) : answer;
}

/** What is being made of the body is not needed any more. */
function withoutContent(response: Response): Response {
  response.body?.cancel().catch(() => undefined);
  return new Response(null, response);
}

/** What who tries out an address asks for first. */
const ONLY_SLASHES = /^\/*(?:[?#]|$)/;

const NO_ROOT = "No operation has this path. The emulator's own routes are below /__emulator/.";

function successfulAnswer(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: OperationRequest["warn"],
): Answer | Promise<Answer | Response> {
  switch (matched.kind) {
    case "operation": {
      const { document, routed } = matched;
      const { service, context, strict } = parts;
      return carryOut({ service, document, routed, request, context, faults, strict, warn });
    }
    case "further":
      return furtherAnswer(matched, request, parts);
    case "options":
      return { status: 204, headers: { allow: matched.allow.join(", ") } };
    case "none": {
      const { status, problem, allow } = matched.reason;
      throw new Refusal(status, ONLY_SLASHES.test(request.target) ? NO_ROOT : problem, { allow });
    }
  }
}

async function furtherAnswer(
  { route, groups }: Extract<MatchedRequest, { kind: "further" }>,
  request: HttpRequest,
  { service, context }: EndpointParts,
): Promise<Answer | Response> {
  const caller: unknown = await service.admit(request, route, context as never);
  return route.handle({ caller, context, request, groups });
}

/** What a handler throws that is no refusal is a mistake of the emulator: it says so, and the cause is on the console. */
function refusalOf(error: unknown, matched: MatchedRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return unavailable(error);
  const what = matched.kind === "operation" ? matched.routed.operation.operationId : "a request";
  console.error(`The emulator failed to carry out ${what}.`, error);
  return new Refusal(
    500,
    `The emulator failed to carry out ${what}. This is a mistake of the emulator, not of the request.`,
  );
}

/** No answer goes out that its contract does not know: a mistake of the emulator must not pass for the service. */
function heldToContract(
  answer: Answer,
  { document, routed: { operation } }: Extract<MatchedRequest, { kind: "operation" }>,
  { service }: EndpointParts,
  profile: Profile,
): Answer {
  if (profile === "observed" || !isDocumented(operation, answer.status)) return answer;
  const [broken] = violationsOf(document, operation, answer);
  if (!broken) return answer;
  const where = broken.pointer === "" ? broken.in : `${broken.in} ${broken.pointer}`;
  const problem = `The emulator's answer to ${operation.operationId} breaks its contract (${where}): ${broken.problem}`;
  console.error(problem);
  return service.refuse(new Refusal(500, problem), profile);
}

function violationsOf(
  document: OpenDocument,
  operation: ContractOperation,
  { status, headers, body, json }: Answer,
) {
  const reader = { get: (name: string) => headers[name.toLowerCase()] ?? null };
  return document.contract.checkResponse(operation, { status, headers: reader, body, json });
}

/** What HTTP or the emulator itself answers is in no document: 405, 413, 501. */
function isDocumented(operation: ContractOperation, status: number): boolean {
  return status < 400 || operation.responses.has(`${status}`);
}

function isHeadersOnly(matched: MatchedRequest): boolean {
  return matched.kind === "operation"
    ? matched.routed.headersOnly
    : matched.kind === "further" && matched.headersOnly;
}
