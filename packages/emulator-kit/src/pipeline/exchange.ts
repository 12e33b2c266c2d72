import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { splitTarget } from "@seamline/openapi/request-target";
import { NO_WARNINGS, type RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { applyFault } from "../faults/apply-fault.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { CallFaults, FaultKind, RequestFaults } from "../faults/fault.ts";
import type { AnyService, Profile } from "../framework/service.ts";
import { ServiceError, unavailableError } from "../framework/service-error.ts";
import { bytesOf, type HttpRequest } from "../http/http-request.ts";
import { isStream, type ServiceResponse } from "../http/service-response.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { ExchangeViolations } from "../journal/journal-entry.ts";
import type { SentResponse } from "../journal/recorded-exchange.ts";
import type { ServiceMatch } from "./match-request.ts";

/** A request that caused a warning. */
export interface WarnedRequest {
  /** `parcels`, … */
  readonly service: string;
  readonly method: string;
  /** Path without the query, not decoded. */
  readonly path: string;
  /** Absent if the request does not match any operation. */
  readonly operationId?: string;
}

export interface ExchangeParts {
  readonly service: AnyService;
  readonly context: { readonly clock: EmulatorClock; readonly profile: Profile };
  readonly faults: Faults;
  readonly journal: Journal;
  /** Called with each warning about an ignored part of a request. The function must not throw. */
  onWarning?(warning: RequestWarning, request: WarnedRequest): void;
  /** Aborts when the emulator closes, to end delays caused by faults. */
  readonly closing: AbortSignal;
}

/** Maximum number of recorded violations per request or response. */
const MAX_VIOLATIONS = 10;

/** A request to a service and its response. Collects warnings, violations and faults for the journal. */
export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #request: HttpRequest;
  readonly #operationId: string | undefined;
  readonly #operation: ContractOperation | undefined;
  readonly #record: (sent: SentResponse) => void;
  readonly #faults: RequestFaults;
  readonly #effects: Set<FaultKind> | undefined;
  #warnings: readonly RequestWarning[] = NO_WARNINGS;
  #violations: ExchangeViolations | undefined;
  /** The authenticated caller, or `undefined` before authentication. */
  caller: unknown;

  constructor(parts: ExchangeParts, match: ServiceMatch, request: HttpRequest) {
    const operationId = operationIdOf(match);
    const document = match.kind === "operation" ? match.document.id : undefined;
    const { method, target, headers } = request;
    this.#parts = parts;
    this.#request = request;
    this.#operationId = operationId;
    this.#operation = match.kind === "operation" ? match.routed.operation : undefined;
    this.#record = parts.journal.open({
      service: parts.service.name,
      document,
      operationId,
      method,
      target,
      headers,
      body: bytesOf(request),
      callerName: parts.service.callerName,
    });
    this.#faults = parts.faults.take(operationId, document);
    this.#effects = this.#faults.ids.length > 0 ? new Set() : undefined;
    if (match.kind === "none" && match.reason.suggestion !== undefined)
      this.warn(pathWarning(match.reason.suggestion));
  }

  /** Faults that the handler must apply itself. */
  get faults(): CallFaults {
    const effects = this.#effects;
    return effects
      ? { ...this.#faults.service, onEffect: (kind) => void effects.add(kind) }
      : this.#faults.service;
  }

  /** Records and reports warnings about ignored parts of the request. */
  warn(warnings: readonly RequestWarning[]): void {
    const { onWarning, service } = this.#parts;
    const { method, target } = this.#request;
    this.#warnings = warnings;
    if (!onWarning) return;
    const { path } = splitTarget(target);
    const operation = this.#operationId !== undefined && { operationId: this.#operationId };
    const request: WarnedRequest = { service: service.name, method, path, ...operation };
    for (const warning of warnings) onWarning(warning, request);
  }

  /** Records contract violations. */
  noteViolations(part: keyof ExchangeViolations, violations: readonly Violation[]): void {
    if (violations.length === 0) return;
    this.#violations = {
      request: this.#violations?.request ?? [],
      response: this.#violations?.response ?? [],
      [part]: violations.slice(0, MAX_VIOLATIONS),
    };
  }

  /** Handles the request and applies its faults. */
  throughFaults(handle: () => Promise<ServiceResponse>): Promise<ServiceResponse> {
    return this.#effects ? this.#applyFaults(handle, this.#effects) : handle();
  }

  async #applyFaults(
    handle: () => Promise<ServiceResponse>,
    effects: Set<FaultKind>,
  ): Promise<ServiceResponse> {
    const { context, service, closing } = this.#parts;
    const errorResponse = (error: ServiceError): ServiceResponse =>
      service.errorResponse(error, context.profile, this.#operation);
    const target = {
      handle,
      errorResponse: (status: number) =>
        errorResponse(new ServiceError(status, "A fault requested this response.")),
    };
    const signal = this.#request.signal ? AbortSignal.any([this.#request.signal, closing]) : closing;
    const onEffect = (kind: FaultKind): void => void effects.add(kind);
    try {
      return await applyFault(this.#transportFault(), target, { clock: context.clock, signal, onEffect });
    } catch (error) {
      if (error === closing.reason) return errorResponse(unavailableError(error));
      this.#faults.settle(effects);
      throw error;
    }
  }

  /** Records the response when it is sent. Streamed bodies are not recorded, because the client consumes them. */
  end(response: ServiceResponse): ServiceResponse {
    const { status, headers, body, bytes, connectionLoss } = response;
    const isSent = connectionLoss !== "response";
    const isStreamed = isStream(body);
    this.#record({
      status: isSent ? status : undefined,
      headers: isSent ? headers : undefined,
      body: isStreamed ? undefined : body,
      bytes: isStreamed ? undefined : bytes,
      faults: this.#effects && this.#faults.settle(this.#effects),
      caller: this.caller,
      warnings: this.#warnings,
      violations: this.#violations,
    });
    return response;
  }

  /** Omits faults that damage the body, because responses to HEAD have no body. */
  #transportFault(): RequestFaults["transport"] {
    if (this.#request.method !== "HEAD") return this.#faults.transport;
    const { malformed: _, truncate: __, ...others } = this.#faults.transport;
    return others;
  }
}

function operationIdOf(match: ServiceMatch): string | undefined {
  if (match.kind === "extra") return match.route.operationId;
  return match.kind === "operation" ? match.routed.operation.operationId : undefined;
}

/** Creates the warning for a misspelled path. */
function pathWarning(suggestion: string): readonly RequestWarning[] {
  return [{ in: "path", pointer: "", suggestion, message: `unknown path; did you mean ${suggestion}?` }];
}
