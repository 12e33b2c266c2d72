import { createHash } from "node:crypto";
import type { KeyRange } from "@seamline/emulator-kit/host";

/** A key, split into the columns of a row. Nearly all keys are short and have neither `more` nor `tail`. */
export interface StoredKey {
  readonly key: Buffer;
  /** A digest of `tail` that can be indexed. */
  readonly more: Buffer;
  readonly tail: Buffer;
}

/** The number of indexed bytes of a key. PostgreSQL limits index entries to 2,704 bytes. */
const INDEXED_BYTES = 2_000;

const NOTHING = Buffer.alloc(0);

/** Encodes the keys in one space of a store. These keys share a prefix. */
export class SpaceKeys {
  readonly #prefix: Buffer;

  /** Names end with NUL and must not contain it, so that spaces do not overlap. */
  constructor(store: string, space: string) {
    this.#prefix = Buffer.from(`${store}\0${space}\0`);
  }

  write(key: string): StoredKey {
    const bytes = Buffer.concat([this.#prefix, Buffer.from(key)]);
    if (bytes.length <= INDEXED_BYTES) return { key: bytes, more: NOTHING, tail: NOTHING };
    const tail = bytes.subarray(INDEXED_BYTES);
    const more = createHash("sha256").update(tail).digest();
    return { key: bytes.subarray(0, INDEXED_BYTES), more, tail };
  }

  read({ key, tail }: Pick<StoredKey, "key" | "tail">): string {
    const bytes = tail.length === 0 ? key : Buffer.concat([key, tail]);
    return bytes.toString("utf8", this.#prefix.length);
  }

  /** Returns the condition for a range, with its parameters. */
  range({ from, to }: KeyRange): Condition {
    return rangeOf(this.write(from), this.write(to));
  }
}

/** A condition of a statement, with its parameter values. */
export interface Condition {
  readonly text: string;
  readonly values: readonly Buffer[];
}

/** Returns the condition for all rows of a store. */
export function storeRange(store: string): Condition {
  return {
    text: "key >= $1 AND key < $2",
    values: [Buffer.from(`${store}\0`), Buffer.from(`${store}\u0001`)],
  };
}

function rangeOf(from: StoredKey, to: StoredKey): Condition {
  if (from.tail.length === 0 && to.tail.length === 0)
    return { text: "key >= $1 AND key < $2", values: [from.key, to.key] };
  return {
    text: "key >= $1 AND key <= $2 AND (key > $1 OR tail >= $3) AND (key < $2 OR tail < $4)",
    values: [from.key, to.key, from.tail, to.tail],
  };
}
