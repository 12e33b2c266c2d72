/** A response to a request, before it is put on any wire. */
export interface ServiceResponse {
  readonly status: number;
  /** Names in lower case. A field that is sent several times, such as `set-cookie`, has a list of values. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** A stream is sent as it comes. */
  readonly body?: string | Uint8Array | ReadableStream<Uint8Array>;
  /** Whether the body is a stream that goes on until its reader or its server ends it. */
  readonly isEndless?: boolean;
  /** Length of the body, where it is known already. */
  readonly bytes?: number;
  /** The value that a JSON body was written from, where it is known. */
  readonly json?: unknown;
  /** Where a fault loses the connection: before the response, or before its body ends. */
  readonly connectionLoss?: "response" | "body";
}

/** The emulator has lost a connection on purpose. A platform's `fetch` throws a TypeError, too. */
export class ConnectionLostError extends TypeError {
  override readonly name: string = "ConnectionLostError";
  /** The code that Node gives such an error. */
  readonly code: string = "ECONNRESET";

  constructor() {
    super("A fault has lost the connection.");
  }
}

/** Statuses whose responses have no body (Fetch standard, "null body status"). */
export const BODILESS_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/** Whether a response has a body, be it an empty one. */
export function hasBody({ status, body }: ServiceResponse): boolean {
  return body !== undefined && !BODILESS_STATUSES.has(status);
}

/**
 * Whether a body is a stream. The class of streams is not asked, since Node loads it when it is first named, and most
 * emulators stream nothing.
 */
export function isStream(body: ServiceResponse["body"]): body is ReadableStream<Uint8Array> {
  return typeof body === "object" && !ArrayBuffer.isView(body);
}

/**
 * The response as a `fetch` without a network gives it.
 *
 * @throws ConnectionLostError where the connection is lost before the response
 */
export function toResponse(response: ServiceResponse): Response {
  const { status, headers, connectionLoss } = response;
  if (connectionLoss === "response") throw new ConnectionLostError();
  return new Response(webBodyOf(response), { status, headers: fieldsOf(headers) });
}

/** Header fields one by one. A field with several values comes several times. */
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
  // The type excludes bytes in shared memory, which these never are.
  return body as BodyInit;
}

/** Gives the bytes and then an error, each on demand, since an error drops whatever is queued and not read yet. */
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

/** The same response without its body, as HEAD asks for it (RFC 9110 section 9.3.2). */
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
