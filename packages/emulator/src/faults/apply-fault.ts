import { lostPartOf, lostResponse, truncatedResponse } from "./connection-loss.ts";
import type { FaultKind, TransportFault } from "./fault.ts";

/** How a service answers a request. */
export interface FaultTarget {
  /** Carries out the operation. */
  readonly handle: () => Response | Promise<Response>;
  /** The answer of that status which the service would give, without carrying out anything. */
  readonly errorResponse: (status: number) => Response | Promise<Response>;
}

/** What latency passes on, what ends it, and who is told what took effect. */
export interface FaultContext {
  readonly clock: { sleep(ms: number, signal?: AbortSignal): Promise<void> };
  /** Of the request: aborts when its sender is gone. */
  readonly signal?: AbortSignal;
  readonly onEffect?: (kind: FaultKind) => void;
}

/**
 * Answers a request as a fault says. The operation is carried out at once where it is carried out at all; latency holds
 * back the answer alone.
 *
 * @throws what carrying out throws, and the signal's reason
 */
export async function applyFault(
  fault: TransportFault,
  answering: FaultTarget,
  { clock, signal, onEffect = () => {} }: FaultContext,
): Promise<Response> {
  const response = await responseFor(fault, answering);
  if (fault.latencyMs !== undefined) await clock.sleep(fault.latencyMs, signal);
  if (fault.reset === "after") {
    await response.body?.cancel();
    return lostResponse();
  }
  return damageResponse(response, fault, onEffect);
}

async function responseFor(
  fault: TransportFault,
  { handle: carryOut, errorResponse: refuse }: FaultTarget,
): Promise<Response> {
  if (fault.reset === "before") return lostResponse();
  if (fault.status === undefined) return carryOut();
  const response = fault.body === undefined ? await refuse(fault.status) : bodyOf(fault.body, fault.status);
  if (fault.retryAfter === undefined) return response;
  return withHeader(response, "retry-after", `${fault.retryAfter}`);
}

function bodyOf(body: unknown, status: number): Response {
  return typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
}

async function damageResponse(
  response: Response,
  { contentType, malformed, truncate }: TransportFault,
  onEffect: (kind: FaultKind) => void,
): Promise<Response> {
  let answer = response;
  if (contentType !== undefined) answer = withHeader(answer, "content-type", contentType);
  if (malformed && answer.body) {
    answer = await withBrokenJson(answer);
    onEffect("malformed");
  }
  if (truncate !== undefined) answer = await truncatedResponse(answer, truncate);
  if (lostPartOf(answer) === "body") onEffect("truncate");
  return answer;
}

/** Without the last sign, and with a comma there: no JSON text ends so, however short it is. */
async function withBrokenJson(response: Response): Promise<Response> {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const text = await response.text();
  return new Response(`${text.trimEnd().slice(0, -1)},`, { status, statusText, headers });
}

function withHeader(response: Response, name: string, value: string): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}
