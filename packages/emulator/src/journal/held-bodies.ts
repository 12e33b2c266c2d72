import type { SeenMessage } from "./seen-message.ts";

/** What was kept of a body: a short text is the whole of it. */
export type HeldBody = string | HeldStart;

/** How a body begins, and how long the whole of it was in bytes. */
export interface HeldStart {
  readonly start: Uint8Array;
  readonly bytes: number;
}

const encoder = new TextEncoder();
/** Texts are measured in here, since an array for each would be waste. */
const scratch = new Uint8Array(192 * 1024);

/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const WIDEST = 3;

/**
 * Holds no more of bodies than `limit` bytes each. Memory of those that are let go of is used again: of some thousand
 * long bodies a second the platform would free it too late.
 */
export class HeldBodies {
  readonly #limit: number;
  readonly #spare: Uint8Array[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** `undefined` where there is no body. */
  hold({ body, bytes }: Partial<SeenMessage>): HeldBody | undefined {
    if (!body?.length) return undefined;
    if (typeof body !== "string") return this.#copied(body);
    return body.length * WIDEST <= this.#limit ? body : this.#encoded(body, bytes ?? lengthOf(body));
  }

  /** Nobody may look at it any more. */
  letGo(held: HeldBody | undefined): void {
    if (typeof held === "object" && held.start.buffer.byteLength === this.#limit)
      this.#spare.push(new Uint8Array(held.start.buffer as ArrayBuffer));
  }

  /** A copy: the rest need not stay in memory, and whoever has the bytes may change them. */
  #copied(body: Uint8Array): HeldStart {
    if (body.length < this.#limit) return { start: body.slice(), bytes: body.length };
    const start = this.#room();
    start.set(body.subarray(0, this.#limit));
    return { start, bytes: body.length };
  }

  /** A code unit takes a byte at least: what lies beyond the limit need not be encoded. */
  #encoded(body: string, bytes: number): HeldStart {
    const room = this.#room();
    const { written } = encoder.encodeInto(body.slice(0, this.#limit), room);
    return { start: room.subarray(0, written), bytes };
  }

  #room(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(this.#limit);
  }
}

function lengthOf(text: string): number {
  if (text.length * WIDEST > scratch.length) return encoder.encode(text).length;
  return encoder.encodeInto(text, scratch).written;
}
