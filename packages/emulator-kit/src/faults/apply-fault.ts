import { hasBody, isStream, type ServiceResponse } from "../http/service-response.ts";
import type { FaultKind, TransportFault } from "./fault.ts";

export interface FaultTarget {
  /** Handles the request as if there were no fault. */
  readonly handle: () => ServiceResponse | Promise<ServiceResponse>;
  /** Returns the service's error response for a status. The request is not handled. */
  readonly errorResponse: (status: number) => ServiceResponse;
}

/** Everything needed to apply a fault. */
export interface FaultContext {
  readonly clock: { sleep(ms: number, signal?: AbortSignal): Promise<void> };
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal;
  /** Called with each of the fault's members that took effect. */
  readonly onEffect?: (kind: FaultKind) => void;
}

/**
 * Applies a fault to a request. Latency delays only the response. The request is handled immediately.
 *
 * @throws any error from the handler, and the signal's reason
 */
export async function applyFault(
  fault: TransportFault,
  target: FaultTarget,
  { clock, signal, onEffect = () => {} }: FaultContext,
): Promise<ServiceResponse> {
  const response = await respond(fault, target);
  if (fault.latencyMs !== undefined) await clock.sleep(fault.latencyMs, signal);
  if (fault.reset === "after") {
    if (isStream(response.body)) await response.body.cancel();
    return lostResponse();
  }
  return damageResponse(response, fault, onEffect);
}

/** Creates a response that is never sent: the connection is closed instead. */
export function lostResponse(): ServiceResponse {
  return { status: 502, headers: {}, connectionLoss: "response" };
}

/**
 * Returns a response whose connection is closed after `length` bytes of the body. Has no effect on bodies up to this
 * length. `Content-Length` is the length of the whole body.
 */
export async function truncatedResponse(response: ServiceResponse, length: number): Promise<ServiceResponse> {
  if (!hasBody(response)) return response;
  const { status, headers } = response;
  const bytes = await bytesOf(response);
  if (bytes.length <= length) return { status, headers, body: bytes };
  return {
    status,
    headers: { ...headers, "content-length": `${bytes.length}` },
    body: bytes.slice(0, length),
    connectionLoss: "body",
  };
}

async function respond(
  fault: TransportFault,
  { handle, errorResponse }: FaultTarget,
): Promise<ServiceResponse> {
  if (fault.reset === "before") return lostResponse();
  if (fault.status === undefined) return handle();
  const response =
    fault.body === undefined ? errorResponse(fault.status) : responseWith(fault.body, fault.status);
  if (fault.retryAfter === undefined) return response;
  return withHeader(response, "retry-after", `${fault.retryAfter}`);
}

function responseWith(body: unknown, status: number): ServiceResponse {
  return typeof body === "string"
    ? { status, headers: { "content-type": "text/plain;charset=UTF-8" }, body }
    : { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function damageResponse(
  response: ServiceResponse,
  { contentType, malformed, truncate }: TransportFault,
  onEffect: (kind: FaultKind) => void,
): Promise<ServiceResponse> {
  let damaged = response;
  if (contentType !== undefined) damaged = withHeader(damaged, "content-type", contentType);
  if (malformed && hasBody(damaged)) {
    damaged = await withBrokenJson(damaged);
    onEffect("malformed");
  }
  if (truncate !== undefined) damaged = await truncatedResponse(damaged, truncate);
  if (damaged.connectionLoss === "body") onEffect("truncate");
  return damaged;
}

/** Replaces the last character with a comma, because JSON text never ends with a comma. */
async function withBrokenJson(response: ServiceResponse): Promise<ServiceResponse> {
  const { "content-length": _, ...headers } = response.headers;
  const text = new TextDecoder().decode(await bytesOf(response));
  return { status: response.status, headers, body: `${text.trimEnd().slice(0, -1)},` };
}

function withHeader(response: ServiceResponse, name: string, value: string): ServiceResponse {
  return { ...response, headers: { ...response.headers, [name]: value } };
}

async function bytesOf({ body }: ServiceResponse): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
}
