/** An answer as a service gives it, before it is put on any wire. */
export interface ServiceResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Length of the body, where that is at hand. */
  readonly bytes?: number;
  /** What a JSON body was written of, where that is at hand. */
  readonly json?: unknown;
}

/** Asked this way, a platform that makes `Response` only when it is named, as Node does, need not. */
export function isResponse(answer: ServiceResponse | Response): answer is Response {
  return "clone" in answer;
}

/** An answer as the web standards have it. */
export function toResponse({ status, headers, body }: ServiceResponse): Response {
  // TypeScript has no body of bytes that might be shared memory. They never are.
  const sent = bodilessStatuses.has(status) ? null : ((body ?? null) as BodyInit | null);
  return new Response(sent, { status, headers });
}

/** The same answer without its body, as HEAD asks for it (RFC 9110 section 9.3.2). */
export function withoutBody({ status, headers, body, bytes }: ServiceResponse): ServiceResponse {
  return { status, headers: { ...headers, "content-length": `${bytes ?? lengthOf(body)}` } };
}

/** Length of a body in bytes. */
function lengthOf(body: ServiceResponse["body"]): number {
  return typeof body === "string" ? new TextEncoder().encode(body).length : (body?.length ?? 0);
}

/** Statuses whose answers have no body (Fetch standard, "null body status"). */
export const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);
