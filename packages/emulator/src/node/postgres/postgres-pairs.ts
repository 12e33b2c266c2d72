import type { PairChange, Pairs } from "@seamline/emulator-kit/host";
import type { Connection, ResultRow } from "./database.ts";
import { SpaceKeys, type StoredKey } from "./stored-key.ts";

/**
 * Reads and writes the pairs of a store. The pairs of all stores are rows in a single table. The statements are
 * standard SQL, except for `LIMIT`, `ANY` of an array, and `ON CONFLICT`. Compatible servers must support these, too.
 */
export function createPostgresPairs(connection: Connection, store: string): Pairs {
  const spaces = new Map<string, SpaceKeys>();
  const keysOf = (space: string): SpaceKeys => {
    const keys = spaces.get(space) ?? new SpaceKeys(store, space);
    spaces.set(space, keys);
    return keys;
  };
  return {
    async read(space, keys) {
      const written = keys.map((key) => keysOf(space).write(key));
      const found = await readValues(connection, written);
      return written.map((key) => found.get(identityOf(key)));
    },
    async scan(space, { from, to, descending, offset, limit }) {
      const { text, values } = keysOf(space).range({ from, to });
      const direction = descending ? "DESC" : "ASC";
      const rows = await connection.query(
        `SELECT key, tail FROM seamline_pair WHERE ${text}
         ORDER BY key ${direction}, tail ${direction} LIMIT ${limit} OFFSET ${offset}`,
        values,
      );
      return rows.map((row) => keysOf(space).read(row as unknown as StoredKey));
    },
    async count(space, range) {
      const { text, values } = keysOf(space).range(range);
      const [row] = await connection.query(
        `SELECT count(*) AS total FROM seamline_pair WHERE ${text}`,
        values,
      );
      return Number(row?.total);
    },
    async write(changes) {
      await removePairs(
        connection,
        changes.filter(({ value }) => value === undefined).map(({ space, key }) => keysOf(space).write(key)),
      );
      const added = changes.filter((change): change is Addition => change.value !== undefined);
      for (let at = 0; at < added.length; at += ROWS_PER_STATEMENT)
        await addPairs(
          connection,
          added
            .slice(at, at + ROWS_PER_STATEMENT)
            .map(({ space, key, value }) => ({ ...keysOf(space).write(key), value })),
        );
    },
    async clear(space) {
      const { text, values } = keysOf(space).range({ from: "", to: "\ud7ff" });
      await connection.query(`DELETE FROM seamline_pair WHERE ${text}`, values);
    },
  };
}

type Addition = PairChange & { readonly value: string };

/** The number of rows per INSERT. A statement can have at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 500;

async function readValues(
  connection: Connection,
  keys: readonly StoredKey[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const keep = (rows: readonly ResultRow[]): void => {
    for (const row of rows) found.set(identityOf(row as unknown as StoredKey), row.value as string);
  };
  const { short, long } = byLength(keys);
  const select = "SELECT key, more, value FROM seamline_pair";
  if (short.length === 1)
    keep(await connection.query(`${select} WHERE key = $1 AND more = ''`, [short[0]?.key]));
  else if (short.length > 0)
    keep(
      await connection.query(`${select} WHERE key = ANY($1) AND more = ''`, [short.map(({ key }) => key)]),
    );
  for (const { key, more } of long)
    keep(await connection.query(`${select} WHERE key = $1 AND more = $2`, [key, more]));
  return found;
}

async function removePairs(connection: Connection, keys: readonly StoredKey[]): Promise<void> {
  const { short, long } = byLength(keys);
  const remove = "DELETE FROM seamline_pair";
  if (short.length > 0)
    await connection.query(`${remove} WHERE key = ANY($1) AND more = ''`, [short.map(({ key }) => key)]);
  for (const { key, more } of long)
    await connection.query(`${remove} WHERE key = $1 AND more = $2`, [key, more]);
}

async function addPairs(
  connection: Connection,
  rows: readonly (StoredKey & { readonly value: string })[],
): Promise<void> {
  const places = rows.map((_, row) => `(${[1, 2, 3, 4].map((column) => `$${row * 4 + column}`).join()})`);
  await connection.query(
    `INSERT INTO seamline_pair (key, more, tail, value) VALUES ${places.join()}
     ON CONFLICT (key, more) DO UPDATE SET value = excluded.value`,
    rows.flatMap(({ key, more, tail, value }) => [key, more, tail, value]),
  );
}

function byLength(keys: readonly StoredKey[]): { short: StoredKey[]; long: StoredKey[] } {
  const short = keys.filter(({ more }) => more.length === 0);
  return { short, long: keys.filter(({ more }) => more.length > 0) };
}

function identityOf({ key, more }: Pick<StoredKey, "key" | "more">): string {
  return `${key.toString("latin1")}${more.toString("latin1")}`;
}
