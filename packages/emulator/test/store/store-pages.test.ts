import type { IndexOf, ListQuery } from "@seamline/emulator-kit";
import { describe, expect, it } from "vitest";
import { openers } from "./support/engines.ts";
import { collections, type Notes, note } from "./support/notes.ts";
import { allIds, withNotes } from "./support/notes-in.ts";

describe.each(openers)("pages of a store on $engine", ({ open }) => {
  it.each([false, true])(
    "pages stay correct while the collection changes (descending: %s)",
    async (descending) => {
      const store = await open(collections);
      await withNotes(store, 60);
      const changes = (page: number) =>
        store.transaction(async (transaction) => {
          await transaction.put("notes", `extra-${page}`, note({ rank: page * 5 + 0.5, tags: ["all"] }));
          await transaction.delete("notes", `extra-${page - 2}`);
          await transaction.delete("notes", `n0${String(page + 9)}`);
        });
      const ids = await allIds(store, { index: "byOwner", equals: ["ann"], limit: 7, descending }, changes);
      expect(new Set(ids).size).toBe(ids.length);
      const left = await allIds(store, { index: "byOwner", equals: ["ann"], limit: 1000 });
      const stayed = left.filter((id) => id.startsWith("n"));
      expect(ids).toEqual(expect.arrayContaining(stayed));
    },
  );

  it("returns an item only once even if several of its keys are in the range", async () => {
    const store = await open(collections);
    await withNotes(store, 400);
    const expected = Array.from({ length: 400 }, (_, at) => `n${String(at).padStart(3, "0")}`);
    expect((await allIds(store, { index: "byTag", limit: 30 })).sort()).toEqual(expected);
    expect((await allIds(store, { index: "byTag", limit: 30, descending: true })).sort()).toEqual(expected);
    expect(await store.read((reader) => reader.count("notes", { index: "byTag" }))).toBe(400);
    const passed = await store.read((reader) =>
      reader.list("notes", { index: "byTag", offset: 390, limit: 100 }),
    );
    expect(passed.items.map((item) => item.id)).toEqual(expected.slice(390));
  });

  it("skips items by offset, and detects the last page", async () => {
    const store = await open(collections);
    await withNotes(store, 10);
    const list = (offset: number) => store.read((reader) => reader.list("notes", { offset, limit: 4 }));
    const ids = async (offset: number) => (await list(offset)).items.map((item) => item.id);
    expect(await ids(4)).toEqual(["n004", "n005", "n006", "n007"]);
    expect(await ids(8)).toEqual(["n008", "n009"]);
    expect(await ids(100)).toEqual([]);
    expect((await list(6)).next).toBeUndefined();
    expect((await list(5)).next).toBeDefined();
  });
});

describe.each(openers)("cursors of a store on $engine", ({ open }) => {
  it("continues after a cursor even if the page size changes", async () => {
    const store = await open(collections);
    await withNotes(store, 10);
    const first = await store.read((reader) => reader.list("notes", { limit: 3 }));
    const rest = await store.read((reader) => reader.list("notes", { limit: 50, after: first.next }));
    expect(rest.items).toHaveLength(7);
    expect(rest.next).toBeUndefined();
    expect(first.next).toMatch(/^[\w-]+$/);
  });

  it("rejects a cursor that is invalid or belongs to another list", async () => {
    const store = await open(collections);
    await withNotes(store, 10);
    const { next = "" } = await store.read((reader) => reader.list("notes", { limit: 3 }));
    const changed = next.slice(0, -1) + (next.endsWith("A") ? "B" : "A");
    const queries: ListQuery<IndexOf<Notes, "notes">>[] = [
      { after: "" },
      { after: "what?" },
      { after: "😀" },
      { after: changed },
      { after: `${next}=` },
      { after: next.slice(3) },
      { after: next, descending: true },
      { after: next, prefix: "n" },
      { after: next, index: "byOwner" },
    ];
    for (const query of queries) {
      const rejected = store.read((reader) => reader.list("notes", query));
      await expect(rejected, JSON.stringify(query)).rejects.toMatchObject({ code: "invalid-cursor" });
    }
    await expect(store.read((reader) => reader.list("pages", { after: next }))).rejects.toThrow("next");
  });
});
