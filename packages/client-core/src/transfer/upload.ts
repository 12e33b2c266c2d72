import { withFreshUrl } from "./signed-url.ts";
import { sendTransfer, transferOf } from "./transfer-call.ts";
import { report, type TransferOptions } from "./transfer-options.ts";
import { readUploadSource, type UploadSource, uploadBodyOf } from "./upload-body.ts";

/** Default timeout of an upload attempt, in milliseconds: enough for 100 MB at 1.4 Mbit/s. */
const TIMEOUT_MS = 600_000;

/** Source and target of an upload. */
export interface UploadRequest {
  readonly source: UploadSource;
  /** Size of the source in bytes; required for streams. */
  readonly contentLength?: number;
  /** Maximum number of bytes that the service accepts. */
  readonly maxBytes?: number;
  /** Returns a signed URL. Called once more if the first URL has expired. */
  readonly signedUrl: () => Promise<string>;
  /** Label that errors and hooks show instead of the URL. */
  readonly path: string;
  /** Headers that the signature covers. None of the client's headers are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Uploads bytes to a signed URL with PUT, and retries according to the client's `retry` option.
 *
 * @throws InvalidArgumentError before the URL is requested, and any error from a call
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
    await sendTransfer({ url, init: { method: "PUT", headers: all, body: body.body } }, transfer);
  };
  try {
    await withFreshUrl(signedUrl, put, !checked.isOneShot);
  } catch (cause) {
    // The caller's stream is locked, so cancel it through the stream that reads it.
    if (body.body instanceof ReadableStream) body.body.cancel(cause).catch(() => undefined);
    throw body.problem() ?? cause;
  }
  report(onProgress, { bytes: checked.size, total: checked.size });
}
