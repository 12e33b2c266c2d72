import { describe, expect, it } from "vitest";
import type { SnapshotData } from "../../src/index.ts";
import { openers } from "./support/engines.ts";
import { collections, note } from "./support/notes.ts";
import { allIds, withNotes } from "./support/notes-in.ts";

describe.each(openers)("snapshots of a store on $engine", ({ open }) => {
  it("restores a snapshot with its sequence numbers and keys", async () => {
    const store = await open(collections);
    await withNotes(store, 20);
    await store.transaction((transaction) => transaction.nextNumber("notes"));
    const snapshot = await store.snapshot();
    const before = JSON.stringify(snapshot);
    await store.transaction(async (transaction) => {
      await transaction.delete("notes", "n003");
      await transaction.put("notes", "new", note({ owner: "zoe", slug: "s" }));
      await transaction.nextNumber("notes");
    });
    expect(JSON.stringify(snapshot)).toBe(before);
    await store.restore(snapshot);
    expect(JSON.stringify(await store.snapshot())).toBe(before);
    expect(await allIds(store, { index: "byOwner", equals: ["zoe"] })).toEqual([]);
    expect(await allIds(store, { index: "byOwner", equals: ["ann"] })).toHaveLength(20);
    expect(await store.transaction((transaction) => transaction.nextNumber("notes"))).toBe(2);
  });

  it.each(openers)("restores a snapshot from a store on $engine", async ({ open: openOther }) => {
    const [store, other] = [await open(collections), await openOther(collections)];
    await withNotes(other, 5);
    await other.transaction((transaction) => transaction.put("pages", "__proto__", { text: "p" }));
    const data: SnapshotData = JSON.parse(JSON.stringify(await other.snapshot()));
    await withNotes(store, 9);
    await store.restore(data);
    expect(JSON.stringify(await store.snapshot())).toBe(JSON.stringify(data));
    expect(await allIds(store, { index: "byTag", equals: ["t0"] })).toEqual(["n000", "n003"]);
  });

  it.each([
    [null, "snapshot must be"],
    [{ collections: {} }, "snapshot must be"],
    [{ collections: { dogs: {} }, numbers: {} }, "notes, pages"],
    [{ collections: { notes: [] }, numbers: {} }, "must be an object that maps ids to values"],
    [{ collections: {}, numbers: { notes: -1 } }, "non-negative integer"],
    [{ collections: { pages: { a: undefined } }, numbers: {} }, "must be JSON"],
    [
      { collections: { notes: { a: note({ slug: "s" }), b: note({ slug: "s" }) } }, numbers: {} },
      "unique index bySlug",
    ],
  ])(
    "rejects a snapshot that does not match its collections, and changes nothing: %j",
    async (data, right) => {
      const store = await open(collections);
      await withNotes(store, 3);
      await expect(store.restore(data as SnapshotData)).rejects.toThrow(right);
      expect(await allIds(store, { index: "byOwner" })).toEqual(["n000", "n001", "n002"]);
    },
  );
});
