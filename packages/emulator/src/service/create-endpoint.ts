import { splitTarget } from "../contract/read-path.ts";
import { NO_WARNINGS, type RequestWarning } from "../contract/request-warning.ts";
import { applyFault } from "../faults/apply-fault.ts";
import { lostPartOf } from "../faults/connection-loss.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { CallFaults, FaultKind, TakenFaults } from "../faults/fault.ts";
import { type Answer, isResponse, toResponse, withoutBody } from "../http/answer.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { SeenAnswer } from "../journal/kept-exchange.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import { answerTo } from "./answer-to.ts";
import type { DateHeader } from "./date-header.ts";
import { type MatchedRequest, matchRequest } from "./matched-request.ts";
import type { OpenDocument } from "./open-document.ts";
import { Refusal } from "./refusal.ts";
import type { AnyService, Profile } from "./service.ts";
import { unavailable } from "./unavailable.ts";

/** What an endpoint works with. */
export interface EndpointParts {
  readonly service: AnyService;
  readonly documents: readonly OpenDocument[];
  readonly context: { readonly clock: EmulatorClock; readonly profile: Profile };
  readonly faults: Faults;
  readonly journal: Journal;
  readonly date: DateHeader;
  /** Whether what the service ignores is refused instead. */
  readonly strict: boolean;
  /** Told of each thing in a request that the service ignores; it must not throw. */
  onWarning?(warning: RequestWarning, request: WarnedRequest): void;
  /** Aborts when the emulator closes: then nobody waits any longer. */
  readonly closing: AbortSignal;
  /** Told of every request that is being carried out. */
  readonly inProgress: { add(answering: Promise<unknown>): void };
}

/** A request that a warning is about. */
export interface WarnedRequest {
  /** `retention`, … */
  readonly service: string;
  readonly method: string;
  /** Without its query, as it was sent. */
  readonly path: string;
  /** None where no operation is meant. */
  readonly operationId?: string;
}

/** Answers the requests of a service. A {@link Response} comes where a fault had a hand in it. */
export type Endpoint = (request: HttpRequest) => Promise<Answer | Response>;

type Warn = (warnings: readonly RequestWarning[]) => void;

export function createEndpoint(parts: EndpointParts): Endpoint {
  const { service, documents, faults, journal, date } = parts;
  return async (request) => {
    const matched = matchRequest(service, documents, request);
    const entry = openEntry(journal, matched, request);
    let warnings = warningsOf(matched);
    const warn = (found: readonly RequestWarning[]): void => {
      warnings = found;
      for (const each of found) parts.onWarning?.(each, warnedRequest(matched, request, service.name));
    };
    if (warnings.length > 0) warn(warnings);
    const note = (seen: SeenAnswer): void => entry(warnings.length > 0 ? { ...seen, warnings } : seen);
    const taken = faults.take(operationIdOf(matched), documentOf(matched));
    if (taken.ids.length > 0) return faultyAnswer(matched, note, taken, request, parts, warn);
    const answer = await carriedOut(matched, request, taken.service, parts, warn);
    if (isResponse(answer)) return notedResponse(date.datedResponse(answer), note);
    const dated = date.dated(answer);
    note(dated);
    return dated;
  };
}

/** What there is to say of a path that no operation has. */
function warningsOf(matched: MatchedRequest): readonly RequestWarning[] {
  if (matched.kind !== "none" || matched.reason.suggestion === undefined) return NO_WARNINGS;
  const { suggestion } = matched.reason;
  return [{ in: "path", pointer: "", suggestion, message: `unknown path; did you mean ${suggestion}?` }];
}

function warnedRequest(
  matched: MatchedRequest,
  { method, target }: HttpRequest,
  service: string,
): WarnedRequest {
  const operationId = operationIdOf(matched);
  return {
    service,
    method,
    path: splitTarget(target).path,
    ...(operationId !== undefined && { operationId }),
  };
}

/** Its body is on its way to the caller: the journal does without. */
function notedResponse(response: Response, note: (seen: SeenAnswer) => void): Response {
  note({ status: response.status, headers: [...response.headers] });
  return response;
}

async function faultyAnswer(
  matched: MatchedRequest,
  note: (seen: SeenAnswer) => void,
  taken: TakenFaults,
  request: HttpRequest,
  parts: EndpointParts,
  warn: Warn,
): Promise<Response> {
  const effects = new Set<FaultKind>();
  const tookEffect = (kind: FaultKind): void => void effects.add(kind);
  const faults = { ...taken.service, tookEffect };
  const carryOut = (): Promise<Answer | Response> => carriedOut(matched, request, faults, parts, warn);
  try {
    const response = parts.date.datedResponse(await faulty(carryOut, taken, tookEffect, request, parts));
    note({
      ...(lostPartOf(response) !== "answer" && { status: response.status, headers: [...response.headers] }),
      faults: taken.settle(effects),
    });
    return response;
  } finally {
    taken.settle(effects);
  }
}

function carriedOut(
  matched: MatchedRequest,
  request: HttpRequest,
  faults: CallFaults,
  parts: EndpointParts,
  warn: Warn,
): Promise<Answer | Response> {
  const answering = answerTo(matched, request, faults, parts, warn);
  parts.context.clock.holdFor(answering);
  parts.inProgress.add(answering);
  return answering;
}

function openEntry(
  journal: Journal,
  matched: MatchedRequest,
  request: HttpRequest,
): (seen: SeenAnswer) => void {
  const { method, target, headers } = request;
  return journal.open({
    document: documentOf(matched),
    operationId: operationIdOf(matched),
    method,
    target,
    headers,
    body: bytesOf(request),
  });
}

async function faulty(
  carryOut: () => Promise<Answer | Response>,
  { transport }: TakenFaults,
  tookEffect: (kind: FaultKind) => void,
  request: HttpRequest,
  { service, closing, context: { clock, profile } }: EndpointParts,
): Promise<Response> {
  const shaped = (answer: Answer): Response =>
    toResponse(request.method === "HEAD" ? withoutBody(answer) : answer);
  const refuse = (refusal: Refusal): Response => shaped(service.refuse(refusal, profile));
  const answering = {
    carryOut: async () => {
      const answer = await carryOut();
      return isResponse(answer) ? answer : toResponse(answer);
    },
    refuse: (status: number) => refuse(new Refusal(status, "A fault asked for this answer.")),
  };
  const signal = request.signal ? AbortSignal.any([request.signal, closing]) : closing;
  try {
    return await applyFault(transport, answering, { clock, signal, tookEffect });
  } catch (error) {
    if (error !== closing.reason) throw error;
    return refuse(unavailable(error));
  }
}

function operationIdOf(matched: MatchedRequest): string | undefined {
  if (matched.kind === "further") return matched.route.operationId;
  return matched.kind === "operation" ? matched.routed.operation.operationId : undefined;
}

function documentOf(matched: MatchedRequest): string | undefined {
  return matched.kind === "operation" ? matched.document.id : undefined;
}
