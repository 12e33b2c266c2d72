/**
 * Bytes of an unshared buffer. Not `Uint8Array<ArrayBuffer>`, because `Uint8Array` is not generic in TypeScript 5.4.
 */
export type Bytes = Uint8Array & { readonly buffer: ArrayBuffer };

/** Default for the `maxBodyBytes` option: 64 MiB. */
export const MAX_BODY_BYTES: number = 2 ** 26;

/** Maximum number of bytes read from a failure's body: 1 MiB is enough for its message and details. */
export const MAX_ERROR_BYTES: number = 2 ** 20;

/** A complete or truncated body. */
interface ReadBody {
  readonly bytes: Bytes;
  /** Whether the body is longer than the maximum. */
  readonly isCut: boolean;
}

/**
 * Reads a body to the end, or cancels it after `maxBytes` decompressed bytes. In Node, this takes half as long as
 * `arrayBuffer()`, which copies the bytes again.
 *
 * @param stop cancels the body, even if its source ignores the signal
 * @throws the platform's error
 */
export async function readBody(
  message: Pick<Response, "body" | "arrayBuffer">,
  maxBytes: number,
  stop?: AbortSignal,
): Promise<ReadBody> {
  // Some `fetch` replacements return a response without a body stream.
  const reader = message.body?.getReader?.();
  if (!reader) return joined([new Uint8Array(await message.arrayBuffer())], maxBytes);
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, maxBytes);
    chunks.push(value);
    length += value.length;
    if (length > maxBytes) {
      // Do not await: canceling a source may never finish.
      reader.cancel().catch(() => undefined);
      return joined(chunks, maxBytes);
    }
    // Some replacements of `fetch` ignore the signal and would exhaust memory.
    if (stop?.aborted) await reader.cancel();
  }
}

function joined(chunks: readonly Bytes[], maxBytes: number): ReadBody {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const [first] = chunks;
  if (first && chunks.length === 1 && length <= maxBytes) return { bytes: first, isCut: false };
  const bytes = new Uint8Array(Math.min(length, maxBytes));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at += chunk.length;
  }
  return { bytes, isCut: length > maxBytes };
}
