import { errorOf } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { isApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/call-errors.ts";
import { responseError } from "../pipeline/decode.ts";
import { failureOf, timedOut } from "../pipeline/failure.ts";
import { notify } from "../pipeline/notify.ts";
import { monotonicOf, untilAborted } from "../platform/clock.ts";
import { within } from "../platform/time-limit.ts";
import { WireRequest } from "../request/prepare.ts";
import { settleAttempt } from "../retry/throttle.ts";
import type { ReceivedFile } from "./received-file.ts";
import { IntegrityError } from "./received-file.ts";
import { sendTransfer, type Transfer } from "./transfer-call.ts";

/** What a download sends beside its range. */
interface FetchRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when bytes have come. */
  readonly onBytes: () => void;
}

/**
 * Fetches what a file lacks. A response that breaks off is resumed where it broke off (RFC 9110 section 14), as
 * often as `retry` says without a byte more.
 *
 * @throws IntegrityError, and what a call throws
 */
export async function fetchInto(
  file: ReceivedFile,
  request: FetchRequest,
  transfer: Transfer,
): Promise<void> {
  const { call, limits } = transfer;
  const { attempts } = call;
  let furthest = file.offset;
  while (!file.isComplete()) {
    const received = await ask(file, request, transfer);
    try {
      await receive(received, file, request.onBytes);
      return;
    } catch (cause) {
      const error = failureOf(cause, call);
      // What goes over the same bytes again is no progress.
      if (file.offset > furthest) attempts.failures = 0;
      furthest = Math.max(furthest, file.offset);
      const { action, delayMs } = settleAttempt(limits, call, { error });
      if (action !== "retry") throw error;
      if (!file.canResume()) await file.startAgain(error);
      attempts.durationMs = monotonicOf(call.options.clock) - attempts.sentAt;
      notify(call, "onRetry", { delayMs }, { error });
      await pause(delayMs, transfer);
    }
  }
}

async function pause(ms: number, { call }: Transfer): Promise<void> {
  const { clock, signal } = call.options;
  try {
    await untilAborted(() => clock.sleep(ms, signal), signal);
  } catch (cause) {
    throw failureOf(cause, call);
  }
}

/** Asks for what the file lacks. Starts again where the server has another file, or does not know of ranges. */
async function ask(file: ReceivedFile, request: FetchRequest, transfer: Transfer): Promise<Exchange> {
  const { offset, etag } = file;
  const range = { range: `bytes=${offset}-`, ...(etag && { "if-range": etag }) };
  const headers = new Headers({ ...request.headers, ...(offset > 0 && range) });
  try {
    const received = await sendTransfer(new WireRequest(request.url, { method: "GET", headers }), transfer);
    if (!isOfAnother(file, received.response)) return received;
    received.response.body?.cancel().catch(() => undefined);
    await file.startAgain(responseError(received, "a part of another version"));
  } catch (error) {
    if (!isApiError(error) || error.status !== 416 || offset === 0) throw error;
    await file.startAgain(error);
  }
  return ask(file, request, transfer);
}

/** Whether the response is a part of another version, from a server that does not heed `If-Range`. */
function isOfAnother({ offset, etag }: ReceivedFile, { status, headers }: Response): boolean {
  const sentEtag = headers.get("etag");
  return offset > 0 && status === 206 && etag !== undefined && sentEtag !== null && sentEtag !== etag;
}

/** Reads what the headers of a response say about the file. */
async function begin(file: ReceivedFile, received: Exchange): Promise<void> {
  const { call, response } = received;
  // Credentials that are good now may expire before the next range is requested.
  if (call.options.auth) call.attempts.isRenewed = false;
  const isPart = response.status === 206;
  if (file.offset > 0 && !isPart) await file.startAgain();
  const range = response.headers.get("content-range");
  const [, start, all] = /^bytes (\d+)-\d+\/(\d+|\*)$/i.exec(range ?? "") ?? [];
  // Browsers hide the header unless the server allows it; size and digest are checked in the end.
  if (isPart && range !== null && Number(start) !== file.offset) {
    throw responseError(received, "a range that was not asked for");
  }
  if (isPart && !file.etag) file.isPieced = true;
  const isEncoded = /^(?!identity)./.test(response.headers.get("content-encoding") ?? "");
  const length = isEncoded ? undefined : response.headers.get("content-length");
  announce(file, (isPart ? all : length) ?? "*");
  // A weak validator does not promise that the bytes are the same.
  const etag = isEncoded ? undefined : /^".*"$/.exec(response.headers.get("etag") ?? "")?.[0];
  file.etag ??= etag;
}

/** @throws IntegrityError where a file has another size than was known */
function announce(file: ReceivedFile, length: string): void {
  if (length === "*") return;
  file.total ??= Number(length);
  if (file.total === Number(length)) return;
  const problem = { expected: `${file.total} bytes`, actual: `${length} bytes` };
  throw new IntegrityError(
    `the file has ${problem.actual} where ${problem.expected} were announced`,
    problem,
  );
}

/** Copies a response into a file. A silence of `timeoutMs` ends it. */
async function receive(received: Exchange, file: ReceivedFile, onBytes: () => void): Promise<void> {
  const { call, response } = received;
  const { timeoutMs, signal } = call.options;
  const reader = response.body?.getReader();
  try {
    await begin(file, received);
    // The headers were right: what follows is not about them.
    call.attempts.last = {};
    const expired = (): Error => timedOut(call, "timeoutMs");
    for (;;) {
      const next = reader && (await within(timeoutMs, signal, expired, () => reader.read()));
      if (!next || next.done) break;
      await file.add(next.value);
      onBytes();
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
  file.total ??= file.offset;
  if (file.isComplete()) return;
  const problem = `broke off after ${file.offset} of ${file.total} bytes`;
  throw errorOf(call, NetworkError, problem, { retryable: true });
}
