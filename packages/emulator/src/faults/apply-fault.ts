import { hasBody, type ServiceResponse } from "../pipeline/service-response.ts";
import type { FaultKind, TransportFault } from "./fault.ts";

/** The service that a fault happens to. */
export interface FaultTarget {
  /** Handles the request. */
  readonly handle: () => ServiceResponse | Promise<ServiceResponse>;
  /** The response of that status which the service would give, without handling anything. */
  readonly errorResponse: (status: number) => ServiceResponse;
}

/** What latency passes on, what ends it, and who is notified of what took effect. */
export interface FaultContext {
  readonly clock: { sleep(ms: number, signal?: AbortSignal): Promise<void> };
  /** Of the request: aborts when its sender has disconnected. */
  readonly signal?: AbortSignal;
  readonly onEffect?: (kind: FaultKind) => void;
}

/**
 * Responds to a request as a fault says. The operation is handled at once where it is handled at all; latency delays
 * the response alone.
 *
 * @throws what handling throws, and the signal's reason
 */
export async function applyFault(
  fault: TransportFault,
  target: FaultTarget,
  { clock, signal, onEffect = () => {} }: FaultContext,
): Promise<ServiceResponse> {
  const response = await respond(fault, target);
  if (fault.latencyMs !== undefined) await clock.sleep(fault.latencyMs, signal);
  if (fault.reset === "after") {
    if (response.body instanceof ReadableStream) await response.body.cancel();
    return lostResponse();
  }
  return damageResponse(response, fault, onEffect);
}

/** A response that does not arrive. */
export function lostResponse(): ServiceResponse {
  return { status: 502, headers: {}, connectionLoss: "response" };
}

/**
 * The same response, of whose body no more than `length` bytes arrive. A body that is no longer stays whole.
 * `Content-Length` says how long the whole body would have been.
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

/** Drops the last character and puts a comma there: no JSON text ends so, however short it is. */
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
