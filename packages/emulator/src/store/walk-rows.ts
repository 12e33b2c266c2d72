import { afterKey, afterPrefix, readId } from "./index-key.ts";
import type { KeyRange, Pairs } from "./pairs.ts";

/** An item as it is stored. */
export type Row = readonly [id: string, text: string];

/** How many rows are read in one step. */
const stride = 1_000;

/** All rows of a space of items, by id. Those that it gave may be changed meanwhile. */
export async function* walkRows(pairs: Pairs, space: string): AsyncGenerator<Row> {
  let range: KeyRange = { from: "", to: afterPrefix("") };
  for (;;) {
    const keys = await pairs.scan(space, { ...range, descending: false, offset: 0, limit: stride });
    const texts = await pairs.read(space, keys);
    for (const [at, key] of keys.entries()) yield [readId(key), texts[at] as string];
    const last = keys[stride - 1];
    if (last === undefined) return;
    range = { ...range, from: afterKey(last) };
  }
}
