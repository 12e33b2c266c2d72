import { SECRET_HEADER } from "../auth/redact.ts";
import { MAX_BODY_BYTES, readBody } from "../pipeline/read-body.ts";

/** Sends a request, as the option `fetch` of a client does. */
type Fetch = (request: Request, init: { signal?: AbortSignal }) => Response | Promise<Response>;

/** The body of a recorded message. */
interface RecordedBody {
  /** Absent if the body is not text, could not be read or is larger than 64 MiB. */
  readonly text?: string;
  /** Whether the body has more than the recorded text. */
  readonly isCut: boolean;
}

/** Bodies of other types, such as files, are left out: they may be long, and no contract describes what is in them. */
const TEXT_TYPE = /^(?:text\/|application\/(?:[\w.-]+\+)?json\b)/i;

/**
 * Records the exchanges of a client for `seamline-specs observe`, for its option `fetch`. Credentials in headers are
 * left out; bodies and URLs are recorded as they are, so that a recording is as secret as what was sent.
 *
 * @example
 * createRetentionClient({ baseUrl, auth, fetch: recordedFetch((line) => appendFileSync("traffic.ndjson", line)) });
 *
 * @param write takes each exchange as a line of NDJSON, once its response is there whole; nothing waits for it, and one
 *   that fails breaks nothing
 * @param send sends the requests. Default: the platform's `fetch`
 */
export function recordedFetch(write: (line: string) => unknown, send: Fetch = fetch): Fetch {
  return async (request, init) => {
    const started = { at: new Date().toISOString(), method: request.method, url: request.url };
    const sent = messageOf(request);
    const record = async (response?: Response): Promise<void> => {
      const received = response && { status: response.status, response: await messageOf(response) };
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

async function messageOf(message: Request | Response): Promise<object> {
  const headers = [...message.headers].map(([name, value]) => [
    name,
    SECRET_HEADER.test(name) ? "[redacted]" : value,
  ]);
  const body = await bodyOf(message);
  return { headers: Object.fromEntries(headers), ...(body && { body }) };
}

async function bodyOf(message: Request | Response): Promise<RecordedBody | undefined> {
  if (message.body === null) return undefined;
  if (!TEXT_TYPE.test(message.headers.get("content-type") ?? "")) return { isCut: true };
  try {
    const { bytes, isCut } = await readBody(message.clone(), MAX_BODY_BYTES);
    return isCut ? { isCut } : { text: new TextDecoder().decode(bytes), isCut };
  } catch {
    return { isCut: true };
  }
}
