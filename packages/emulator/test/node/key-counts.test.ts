import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { formats } from "../../src/node/sqlite/open-database.ts";
import {
  cachedStatements,
  createSqlitePairs,
  type KeyBlocks,
  type Prepare,
} from "../../src/node/sqlite/sqlite-pairs.ts";

function databaseOf(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  onTestFinished(() => database.close());
  database.exec(formats.join("\n"));
  return database;
}

const keyAt = (at: number) => String(at).padStart(6, "0");
/** Sorts after all keys. */
const END = "~";
const all = { from: "", to: END };

/** Prepares statements, and records the largest OFFSET: the number of keys that a statement can skip. */
function watchOffsets(prepare: Prepare): { prepare: Prepare; largest: () => number } {
  let largest = 0;
  return {
    largest: () => largest,
    prepare(query) {
      const statement = prepare(query);
      if (!query.endsWith("OFFSET ?")) return statement;
      return new Proxy(statement, {
        get: (target, member) =>
          member === "all"
            ? (...values: [string, string, number, number]) => {
                largest = Math.max(largest, values[3]);
                return target.all(...values);
              }
            : Reflect.get(target, member).bind(target),
      });
    },
  };
}

describe("key counts", () => {
  it.each(["notes", "notes/byOwner"])(
    "counts the keys in %s correctly after any additions and removals",
    async (space) => {
      const change = fc.record({ from: fc.nat(4_000), count: fc.nat(1_500), isPut: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(
          fc.array(change, { maxLength: 8 }),
          fc.nat(5_000),
          fc.nat(3_000),
          async (changes, low, offset) => {
            const pairs = createSqlitePairs(cachedStatements(databaseOf()), new Map<string, KeyBlocks>());
            const model = new Set<string>();
            for (const { from, count, isPut } of changes) {
              const keys = Array.from({ length: count }, (_, at) => keyAt(from + at));
              await pairs.write(keys.map((key) => ({ space, key, value: isPut ? "" : undefined })));
              for (const key of keys) isPut ? model.add(key) : model.delete(key);
              expect(await pairs.count(space, all)).toBe(model.size);
            }
            const range = { from: keyAt(low), to: END };
            const keys = [...model].filter((key) => key >= range.from).sort();
            expect(await pairs.count(space, range)).toBe(keys.length);
            const page = { ...range, offset, limit: 7 };
            expect(await pairs.scan(space, { ...page, descending: false })).toEqual(
              keys.slice(offset, offset + 7),
            );
            keys.reverse();
            expect(await pairs.scan(space, { ...page, descending: true })).toEqual(
              keys.slice(offset, offset + 7),
            );
          },
        ),
        { numRuns: 25 },
      );
    },
    60_000,
  );

  it("reads the last page of 100,000 keys without reading all preceding keys", async () => {
    const { prepare, largest } = watchOffsets(cachedStatements(databaseOf()));
    const pairs = createSqlitePairs(prepare, new Map<string, KeyBlocks>());
    const keys = Array.from({ length: 100_000 }, (_, at) => keyAt(at));
    expect(await pairs.count("notes", all)).toBe(0);
    await pairs.write(keys.map((key) => ({ space: "notes", key, value: "" })));
    const page = await pairs.scan("notes", { ...all, offset: 99_950, limit: 100, descending: false });
    expect(page).toEqual(keys.slice(99_950));
    expect(largest()).toBeLessThan(1_024);
  });

  it("the key count is zero after the key space is cleared", async () => {
    const pairs = createSqlitePairs(cachedStatements(databaseOf()), new Map<string, KeyBlocks>());
    const keys = Array.from({ length: 3_000 }, (_, at) => keyAt(at));
    await pairs.write(keys.map((key) => ({ space: "notes", key, value: "" })));
    expect(await pairs.count("notes", all)).toBe(3_000);
    await pairs.clear("notes");
    expect(await pairs.count("notes", all)).toBe(0);
  });
});
