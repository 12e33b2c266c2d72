import type { KeyRange, PairChange, Pairs } from "@seamline/emulator-kit/host";

/** Pairs whose changes are buffered and written in batches. */
export interface BufferedPairs extends Pairs {
  flush(): Promise<void>;
  /** True if the transaction has written anything. */
  readonly hasWritten: boolean;
}

/** The maximum number of changes per batch. */
const MAX_CHANGES = 1_000;

/**
 * Buffers the changes of a transaction, because each statement costs a round trip to the server. Reads see the buffered
 * changes. Before a range with buffered changes is read, the changes are written.
 */
export function bufferWrites(pairs: Pairs): BufferedPairs {
  const changes = new Map<string, Map<string, string | undefined>>();
  let size = 0;
  let hasWritten = false;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const written = [...changes].flatMap(([space, keys]) =>
      [...keys].map(([key, value]): PairChange => ({ space, key, value })),
    );
    changes.clear();
    size = 0;
    hasWritten = true;
    await pairs.write(written);
  };
  const flushWithin = async (space: string, { from, to }: KeyRange): Promise<void> => {
    for (const key of changes.get(space)?.keys() ?? []) if (key >= from && key < to) return flush();
  };
  return {
    flush,
    get hasWritten() {
      return hasWritten;
    },
    async read(space, keys) {
      const changed = changes.get(space);
      const others = keys.filter((key) => !changed?.has(key));
      const values = others.length === 0 ? [] : await pairs.read(space, others);
      const found = new Map(others.map((key, at) => [key, values[at]]));
      return keys.map((key) => (changed?.has(key) ? changed.get(key) : found.get(key)));
    },
    async scan(space, range) {
      await flushWithin(space, range);
      return pairs.scan(space, range);
    },
    async count(space, range) {
      await flushWithin(space, range);
      return pairs.count(space, range);
    },
    async write(added) {
      for (const { space, key, value } of added) {
        const keys = changes.get(space) ?? new Map<string, string | undefined>();
        if (!keys.has(key)) size += 1;
        changes.set(space, keys.set(key, value));
      }
      if (size >= MAX_CHANGES) await flush();
    },
    async clear(space) {
      size -= changes.get(space)?.size ?? 0;
      changes.delete(space);
      hasWritten = true;
      await pairs.clear(space);
    },
  };
}
