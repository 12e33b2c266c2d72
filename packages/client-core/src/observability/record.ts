import { MAX_BODY_BYTES, readBody } from "../platform/read-body.ts";
import { redactOwn } from "../redaction/redact.ts";
import { SECRET_HEADER } from "../redaction/secret-forms.ts";

/** Sends a request, like a client's `fetch` option. */
type Fetch = (request: Request, init: { signal?: AbortSignal }) => Response | Promise<Response>;

/** A recorded body. */
interface RecordedBody {
  /** Absent if the body is not text, could not be read or is larger than 64 MiB. */
  readonly text?: string;
  /** Whether the recorded body is incomplete. */
  readonly isCut: boolean;
}

/**
 * Bodies of other types, such as files, are not recorded: they may be large, and contracts do not describe their
 * contents.
 */
const TEXT_TYPE = /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/i;

/**
 * Returns a `fetch` for a client's options that records exchanges for `seamline-specs observe`. Credentials are
 * redacted in headers, even if the service repeats them. All other data in bodies and URLs is recorded unchanged, so
 * protect the recording as you would protect the data itself.
 *
 * @example createRetentionClient({ baseUrl, auth, fetch: recordedFetch((line) => appendFileSync("traffic.ndjson",
 * line)) });
 *
 * @param write receives each exchange as a line of NDJSON after its response is complete; it is not awaited, and its
 * errors are ignored
 * @param send sends the requests. Default: the platform's `fetch`
 */
export function recordedFetch(write: (line: string) => unknown, send: Fetch = fetch): Fetch {
  return async (request, init) => {
    const hide: Hide = (text) => redactOwn(text, { sent: request.headers, credentials: [] });
    const started = { at: new Date().toISOString(), method: request.method, url: hide(request.url) };
    const sent = messageOf(request, hide);
    const record = async (response?: Response): Promise<void> => {
      const received = response && { status: response.status, response: await messageOf(response, hide) };
      await write(`${JSON.stringify({ ...started, request: await sent, ...received })}\n`);
    };
    try {
      const response = await send(request, init);
      record(response).catch(() => undefined);
      return response;
    } catch (error) {
      record().catch(() => undefined);
      throw error;
    }
  };
}

/** Redacts the credentials of the request in a string. */
type Hide = (text: string) => string;

async function messageOf(message: Request | Response, hide: Hide): Promise<object> {
  const headers = [...message.headers].map(([name, value]) => [
    name,
    SECRET_HEADER.test(name) ? "[redacted]" : hide(value),
  ]);
  const body = await bodyOf(message, hide);
  return { headers: Object.fromEntries(headers), ...(body && { body }) };
}

async function bodyOf(message: Request | Response, hide: Hide): Promise<RecordedBody | undefined> {
  if (message.body === null) return undefined;
  if (!TEXT_TYPE.test(message.headers.get("content-type") ?? "")) return { isCut: true };
  try {
    const { bytes, isCut } = await readBody(message.clone(), MAX_BODY_BYTES);
    return isCut ? { isCut } : { text: hide(new TextDecoder().decode(bytes)), isCut };
  } catch {
    return { isCut: true };
  }
}
