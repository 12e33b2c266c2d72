import { WireRequest } from "../request/prepare.ts";
import { withFreshUrl } from "./signed-url.ts";
import { sendTransfer, transferOf } from "./transfer-call.ts";
import { report, type TransferOptions } from "./transfer-options.ts";
import { readUploadSource, type UploadSource, uploadBodyOf } from "./upload-body.ts";

/** Default of the longest attempt of an upload: 100 MB at 1.4 Mbit/s. Milliseconds. */
const TIMEOUT_MS = 600_000;

/** What is uploaded, and where to. */
export interface UploadRequest {
  readonly source: UploadSource;
  /** Bytes of the source; needed for streams. */
  readonly contentLength?: number;
  /** Most bytes that the service takes. */
  readonly maxBytes?: number;
  /** Gets a signed URL. Called again once when the first has expired. */
  readonly signedUrl: () => Promise<string>;
  /** What errors and hooks show instead of the URL. */
  readonly path: string;
  /** Headers that belong to the signature. None of the client's are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends bytes to a signed URL with PUT, and again as the client's `retry` says.
 *
 * @throws InvalidArgumentError before the URL is requested, and what a call throws
 */
export async function upload(
  client: unknown,
  { source, contentLength, maxBytes, signedUrl, path, headers }: UploadRequest,
  { timeoutMs = TIMEOUT_MS, onProgress, ...limits }: TransferOptions = {},
): Promise<void> {
  const checked = readUploadSource(source, contentLength, maxBytes);
  const body = uploadBodyOf(checked, onProgress);
  const put = async (url: string): Promise<void> => {
    const transfer = transferOf(
      client,
      { method: "PUT", path, url, isSigned: true },
      { ...limits, timeoutMs },
    );
    const all = new Headers({ ...headers, ...body.headers });
    await sendTransfer(new WireRequest(url, { method: "PUT", headers: all, body: body.body }), transfer);
  };
  try {
    await withFreshUrl(signedUrl, put, !checked.isOneShot);
  } catch (cause) {
    // Nothing else can end it, since it is locked.
    if (body.body instanceof ReadableStream) body.body.cancel(cause).catch(() => undefined);
    throw body.problem() ?? cause;
  }
  report(onProgress, { bytes: checked.size, total: checked.size });
}
