/** A response, independent of the server. */
export interface ServiceResponse {
  readonly status: number;
  /** Lowercase names. A field that is sent several times, such as `set-cookie`, has a list of values. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Streams are sent chunk by chunk. */
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array>;
  /** True for streams that do not end by themselves. */
  readonly isEndless?: boolean;
  /** Length of the body in bytes, if known. */
  readonly bytes?: number;
  /** The value of a JSON body, if known. */
  readonly json?: unknown;
  /** Where a fault ends the connection: before the response, or within its body. */
  readonly connectionLoss?: "response" | "body";
}

/** A fault has ended the connection. It is a TypeError, like network errors of a platform's `fetch`. */
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

/** Returns whether a response has a body, which may be empty. */
export function hasBody({ status, body }: ServiceResponse): boolean {
  return body !== undefined && !BODILESS_STATUSES.has(status);
}

/**
 * Returns whether a body is a stream. Avoids `instanceof`, because Node loads the class of streams on first access and
 * most emulators do not need it.
 */
export function isStream(body: ServiceResponse["body"]): body is ReadableStream<Uint8Array> {
  return typeof body === "object" && !ArrayBuffer.isView(body);
}

/**
 * Converts a response to the result of `fetch`.
 *
 * @throws ConnectionLostError if the connection is lost before the response
 */
export function toResponse(response: ServiceResponse): Response {
  const { status, headers, connectionLoss } = response;
  if (connectionLoss === "response") throw new ConnectionLostError();
  return new Response(webBodyOf(response), { status, headers: fieldsOf(headers) });
}

/** Lists the header fields. A field with several values occurs several times. */
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
  // `BodyInit` excludes shared memory, which responses do not use.
  return body as BodyInit;
}

/** Returns a stream of the bytes and then an error. Each is sent on demand, because an error discards queued bytes. */
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

/** Removes the body for a response to HEAD (RFC 9110 section 9.3.2). */
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
