import type { IncomingMessage } from "node:http";
import type { HttpRequest } from "../../pipeline/http-request.ts";

/** Whether a message brings a body (RFC 9112 section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Whether a message says that its body is longer than `maxBytes`. */
export function isSaidTooLarge({ headers }: IncomingMessage, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes;
}

/**
 * The body of a message. Of a longer one nothing is kept, and its rest is not read.
 *
 * @throws Error where the connection ends before the body does
 */
export function readBody(message: IncomingMessage, maxBytes: number): Promise<HttpRequest["body"]> {
  if (isSaidTooLarge(message, maxBytes)) return Promise.resolve("too-large");
  const kept = new KeptChunks();
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      kept.add(chunk);
      if (kept.length > maxBytes) settle("too-large");
    };
    const settle = (body: HttpRequest["body"]): void => {
      message.off("data", take).pause();
      resolve(body);
    };
    message
      .on("data", take)
      .once("end", () => resolve(kept.bytes()))
      .once("error", reject);
  });
}

/** How many chunks are kept as they come. */
const LOOSE_CHUNKS = 256;

/**
 * The chunks of a body. A chunk takes some hundred bytes beside its content, and its sender may put a single byte into
 * each: many of them are joined as they come.
 */
class KeptChunks {
  readonly #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#loose.push(chunk) < LOOSE_CHUNKS) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.#loose = [];
  }

  /** A plain array: slices of a Buffer are views, and would keep the whole of it in memory wherever a part is kept. */
  bytes(): Uint8Array {
    const { buffer, byteOffset } = Buffer.concat([...this.#joined, ...this.#loose], this.#length);
    return new Uint8Array(buffer, byteOffset, this.#length);
  }
}

/**
 * Reads on and keeps nothing, for so long and so many bytes at most: who reads only after sending everything would
 * otherwise find the connection reset, and no answer (RFC 9112 section 9.6).
 */
export function discardRest(
  message: IncomingMessage,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
): Promise<void> {
  let left = bytes;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    message.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    });
    message.once("end", stop).once("close", stop).resume();
  });
}
