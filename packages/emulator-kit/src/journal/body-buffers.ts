/** The recorded part of a body. Short strings are recorded completely. */
export type BufferedBody = string | BodyStart;

/** The beginning of a body, and the whole body's length in bytes. */
interface BodyStart {
  readonly start: Uint8Array;
  readonly bytes: number;
}

const encoder = new TextEncoder();

/** A buffer for measuring strings without allocating an array for each string. */
const scratch = new Uint8Array(192 * 1024);

/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3;

export function startOf(body: BufferedBody): BodyStart {
  if (typeof body !== "string") return body;
  const start = encoder.encode(body);
  return { start, bytes: start.length };
}

/** Body of a request or response. */
interface UnrecordedBody {
  readonly body?: Uint8Array | string;
  /** Length of the body in bytes, if known. */
  readonly bytes?: number;
}

/**
 * Records at most `limit` bytes of each body. Reuses the memory of disposed bodies, because the garbage collector would
 * free it too late if there are thousands of long bodies per second.
 */
export class BodyBuffers {
  readonly #limit: number;
  readonly #spare: Uint8Array[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns `undefined` for an empty body */
  record({ body, bytes }: UnrecordedBody): BufferedBody | undefined {
    if (!body?.length) return undefined;
    if (typeof body !== "string") return this.#copyStart(body);
    if (body.length * MAX_BYTES_PER_UNIT <= this.#limit) return body;
    return this.#encodeStart(body, bytes ?? byteLength(body));
  }

  /** Releases the memory of a body for reuse. The body must not be used afterwards. */
  recycle(body: BufferedBody | undefined): void {
    if (typeof body === "object" && body.start.buffer.byteLength === this.#limit)
      this.#spare.push(new Uint8Array(body.start.buffer as ArrayBuffer));
  }

  /** Frees the memory that is kept for reuse. */
  clear(): void {
    this.#spare.length = 0;
  }

  /** Copies the beginning, because the owner may modify the bytes, and because the rest should not stay in memory. */
  #copyStart(body: Uint8Array): BodyStart {
    if (body.length < this.#limit) return { start: body.slice(), bytes: body.length };
    const start = this.#buffer();
    start.set(body.subarray(0, this.#limit));
    return { start, bytes: body.length };
  }

  /** A code unit takes at least one byte, so the first `limit` code units are sufficient. */
  #encodeStart(body: string, bytes: number): BodyStart {
    const buffer = this.#buffer();
    const { written } = encoder.encodeInto(body.slice(0, this.#limit), buffer);
    return { start: buffer.subarray(0, written), bytes };
  }

  #buffer(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(this.#limit);
  }
}

function byteLength(text: string): number {
  if (text.length * MAX_BYTES_PER_UNIT > scratch.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, scratch).written;
}
