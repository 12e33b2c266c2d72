/** A service's response, independent of the server that sends it. */
export interface ServiceResponse {
  readonly status: number;
  /** Headers with lowercase names. A header that is sent several times, such as `set-cookie`, has a list of values. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** The body. Streams are sent chunk by chunk. */
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array>;
  /** True for streams that do not end on their own. */
  readonly isEndless?: boolean;
  /** Length of the body in bytes, if known. */
  readonly bytes?: number;
  /** The value that was serialized to the body, if known. */
  readonly json?: unknown;
  /** Where a fault closes the connection: before the response, or within the body. */
  readonly connectionLoss?: "response" | "body";
}

/** Thrown when a fault closes the connection. Like network errors from `fetch`, it is a TypeError. */
export class ConnectionLostError extends TypeError {
  override readonly name: string = "ConnectionLostError";
  /** Node's code for this error. */
  readonly code: string = "ECONNRESET";

  constructor() {
    super("The connection was lost because of a fault.");
  }
}

/** Statuses whose responses have no body (Fetch standard, "null body status"). */
export const BODILESS_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/** Returns whether a response has a body. The body can be empty. */
export function hasBody({ status, body }: ServiceResponse): boolean {
  return body !== undefined && !BODILESS_STATUSES.has(status);
}

/**
 * Returns whether a body is a stream. Does not use `instanceof`, because Node loads the stream classes on first access,
 * and most emulators do not need them.
 */
export function isStream(body: ServiceResponse["body"]): body is ReadableStream<Uint8Array> {
  return typeof body === "object" && !ArrayBuffer.isView(body);
}

/**
 * Converts a response to the `Response` that `fetch` returns.
 *
 * @throws ConnectionLostError if a fault closes the connection before the response
 */
export function toResponse(response: ServiceResponse): Response {
  const { status, headers, connectionLoss } = response;
  if (connectionLoss === "response") throw new ConnectionLostError();
  return new Response(webBodyOf(response), { status, headers: fieldsOf(headers) });
}

/** Returns the headers as pairs. A header with several values is listed once for each value. */
export function fieldsOf(headers: ServiceResponse["headers"]): [name: string, value: string][] {
  const fields: [string, string][] = [];
  for (const name in headers) {
    const value = headers[name] ?? [];
    if (typeof value === "string") fields.push([name, value]);
    else for (const each of value) fields.push([name, each]);
  }
  return fields;
}

function webBodyOf(response: ServiceResponse): BodyInit | null {
  if (!hasBody(response)) return null;
  const { body, connectionLoss } = response;
  if (connectionLoss === "body") return failAfter(body as Uint8Array);
  // `BodyInit` excludes shared memory, which response bodies never use.
  return body as BodyInit;
}

/**
 * Returns a stream that yields the bytes and then fails. Each step runs on demand, because an error discards queued
 * bytes.
 */
function failAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = bytes.length === 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (isSent) controller.error(new ConnectionLostError());
        else controller.enqueue(bytes);
        isSent = true;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Removes the body of a response to HEAD (RFC 9110 section 9.3.2). */
export function withoutBody(response: ServiceResponse): ServiceResponse {
  const { status, headers, body, bytes } = response;
  if (isStream(body)) {
    body.cancel().catch(() => undefined);
    return { status, headers };
  }
  const length = bytes ?? (typeof body === "string" ? encoder.encode(body).length : (body?.length ?? 0));
  return { status, headers: { ...headers, "content-length": `${length}` } };
}

const encoder = new TextEncoder();
