import { callError } from "../call/call.ts";
import type { Exchange } from "../call/outcome.ts";
import { isApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/call-errors.ts";
import { responseError } from "../pipeline/decode.ts";
import { failureOf, timedOut } from "../pipeline/failure.ts";
import { notify } from "../pipeline/notify.ts";
import { monotonicOf, untilAborted } from "../platform/clock.ts";
import { within } from "../platform/time-limit.ts";
import { settleAttempt } from "../retry/throttle.ts";
import type { ReceivedFile } from "./received-file.ts";
import { IntegrityError } from "./received-file.ts";
import { sendTransfer, type Transfer } from "./transfer-call.ts";

/** A download request without its range. */
interface FetchRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Called when bytes have arrived. */
  readonly onBytes: () => void;
}

/**
 * Downloads the missing bytes of a file. A broken response is resumed after its last byte (RFC 9110 section 14).
 * `retry` limits the attempts that receive no new bytes.
 *
 * @throws IntegrityError, and any error from a call
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
    const received = await requestRest(file, request, transfer);
    try {
      await receive(received, file, request.onBytes);
      return;
    } catch (cause) {
      const error = failureOf(cause, call);
      // Receiving the same bytes again is not progress.
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

/**
 * Requests the missing bytes of a file. Starts over if the server has another version of the file or does not support
 * ranges.
 */
async function requestRest(file: ReceivedFile, request: FetchRequest, transfer: Transfer): Promise<Exchange> {
  const { offset, etag } = file;
  const range = { range: `bytes=${offset}-`, ...(etag && { "if-range": etag }) };
  const headers = new Headers({ ...request.headers, ...(offset > 0 && range) });
  try {
    const received = await sendTransfer({ url: request.url, init: { method: "GET", headers } }, transfer);
    if (!isOtherVersion(file, received.response)) return received;
    received.response.body?.cancel().catch(() => undefined);
    await file.startAgain(responseError(received, "the range is from another version of the file"));
  } catch (error) {
    if (!isApiError(error) || error.status !== 416 || offset === 0) throw error;
    await file.startAgain(error);
  }
  return requestRest(file, request, transfer);
}

/**
 * Returns whether the response contains a range from another version, which happens if the server ignores `If-Range`.
 */
function isOtherVersion({ offset, etag }: ReceivedFile, { status, headers }: Response): boolean {
  const sentEtag = headers.get("etag");
  return offset > 0 && status === 206 && etag !== undefined && sentEtag !== null && sentEtag !== etag;
}

/** Reads the metadata of the file from the response headers. */
async function begin(file: ReceivedFile, received: Exchange): Promise<void> {
  const { call, response } = received;
  // The current credentials may expire before the next range is requested.
  if (call.options.auth) call.attempts.isRenewed = false;
  const isPart = response.status === 206;
  if (file.offset > 0 && !isPart) await file.startAgain();
  const range = response.headers.get("content-range");
  const [, start, all] = /^bytes (\d+)-\d+\/(\d+|\*)$/i.exec(range ?? "") ?? [];
  // Browsers hide the header unless the server exposes it. Size and digest are checked at the end.
  if (isPart && range !== null && Number(start) !== file.offset) {
    throw responseError(received, "the range does not match the request");
  }
  if (isPart && !file.etag) file.isPieced = true;
  const isEncoded = /^(?!identity)./.test(response.headers.get("content-encoding") ?? "");
  const length = isEncoded ? undefined : response.headers.get("content-length");
  setTotal(file, (isPart ? all : length) ?? "*");
  // Weak validators do not guarantee identical bytes.
  const etag = isEncoded ? undefined : /^".*"$/.exec(response.headers.get("etag") ?? "")?.[0];
  file.etag ??= etag;
}

/** @throws IntegrityError if the size of the file has changed */
function setTotal(file: ReceivedFile, length: string): void {
  if (length === "*") return;
  file.total ??= Number(length);
  if (file.total === Number(length)) return;
  const problem = { expected: `${file.total} bytes`, actual: `${length} bytes` };
  throw new IntegrityError(`the file has ${problem.actual}, but ${problem.expected} were expected`, problem);
}

/** Copies a response into a file. Fails if no bytes arrive for `timeoutMs`. */
async function receive(received: Exchange, file: ReceivedFile, onBytes: () => void): Promise<void> {
  const { call, response } = received;
  const { timeoutMs, signal } = call.options;
  const reader = response.body?.getReader();
  try {
    await begin(file, received);
    // The headers are valid, so they are not the cause of later errors.
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
  const problem = `ended after ${file.offset} of ${file.total} bytes`;
  throw callError(call, NetworkError, problem, { retryable: true });
}
