import { UniqueConflictError } from "@seamline/emulator-kit";
import { StoreClosedError } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import { openers } from "./support/engines.ts";
import { collections, note } from "./support/notes.ts";
import { allIds, withNotes } from "./support/notes-in.ts";

describe.each(openers)("transactions of a store on $engine", ({ open }) => {
  it("rolls back all changes if the callback throws", async () => {
    const store = await open(collections);
    await withNotes(store, 3);
    const failed = store.transaction(async (transaction) => {
      await transaction.put("notes", "n000", note({ owner: "bob", slug: "taken" }));
      await transaction.delete("notes", "n001");
      await transaction.nextNumber("notes");
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await allIds(store, { index: "byOwner", equals: ["ann"] })).toEqual(["n000", "n001", "n002"]);
    expect(await store.read((reader) => reader.count("notes", { index: "bySlug", equals: ["taken"] }))).toBe(
      0,
    );
  });

  it("commits only one of ten concurrent transactions", async () => {
    const store = await open(collections);
    await store.transaction((transaction) => transaction.put("pages", "a", { text: "0" }));
    const race = (name: string) =>
      store.transaction(async (transaction) => {
        const page = await transaction.get("pages", "a");
        await Promise.resolve();
        if (page?.text !== "0") return false;
        await transaction.put("pages", "a", { text: name });
        return true;
      });
    const won = await Promise.all(Array.from({ length: 10 }, (_, at) => race(`racer ${at}`)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  it("runs the calls of a transaction in order even if they are not awaited", async () => {
    const store = await open(collections);
    const [first, second] = await store.transaction((transaction) =>
      Promise.allSettled([
        transaction.put("notes", "a", note({ slug: "s" })),
        transaction.put("notes", "b", note({ slug: "s" })),
      ]),
    );
    expect([first.status, second.status]).toEqual(["fulfilled", "rejected"]);
    const numbers = await store.transaction((transaction) =>
      Promise.all([1, 2, 3].map(() => transaction.nextNumber("notes"))),
    );
    expect(numbers).toEqual([1, 2, 3]);
  });
});

describe.each(openers)("transactions on $engine", ({ open }) => {
  it("commits changes that are not awaited", async () => {
    const store = await open(collections);
    await store.transaction(async (transaction) => {
      for (let at = 0; at < 20; at += 1) void transaction.put("notes", `n${at}`, note({ tags: ["a", "b"] }));
    });
    expect(await store.read((reader) => reader.count("notes", { index: "byTag", equals: ["b"] }))).toBe(20);
  });

  it("rejects a duplicate unique key, reports the existing item, and continues the transaction", async () => {
    const store = await open(collections);
    await store.transaction(async (transaction) => {
      await transaction.put("notes", "a", note({ slug: "s" }));
      const rejected = transaction.put("notes", "b", note({ slug: "s", owner: "bob" }));
      await expect(rejected).rejects.toMatchObject({
        code: "unique-conflict",
        collection: "notes",
        index: "bySlug",
        key: ["s"],
        id: "b",
        holder: "a",
      });
      await expect(rejected).rejects.toBeInstanceOf(UniqueConflictError);
      await transaction.put("notes", "a", note({ slug: "s", rank: 2 }));
      await transaction.delete("notes", "a");
      await transaction.put("notes", "c", note({ slug: "s" }));
    });
    expect(await allIds(store, { index: "bySlug" })).toEqual(["c"]);
    expect(await allIds(store, { index: "byOwner" })).toEqual(["c"]);
  });

  it("the callback of read() receives no methods that change data", async () => {
    const store = await open(collections);
    const names = await store.read(async (reader) => Object.keys(reader));
    expect(names.sort()).toEqual(["count", "get", "list"]);
  });

  it("rejects calls to a transaction that has ended", async () => {
    const store = await open(collections);
    const kept = await store.transaction(async (transaction) => ({ transaction }));
    await expect(kept.transaction.put("pages", "a", { text: "" })).rejects.toBeInstanceOf(StoreClosedError);
    expect(await store.read((reader) => reader.count("pages"))).toBe(0);
  });
});

describe.each(openers)("closing a store on $engine", ({ open }) => {
  it("finishes running transactions and rejects later calls when the store is closed", async () => {
    const store = await open(collections);
    const begun = store.transaction((transaction) => transaction.put("pages", "a", { text: "x" }));
    await Promise.all([store.close(), store.close()]);
    await begun;
    const rejected = [
      store.transaction(async () => 1),
      store.read(async () => 1),
      store.snapshot(),
      store.restore({ collections: {}, numbers: {} }),
    ];
    for (const call of rejected) await expect(call).rejects.toMatchObject({ code: "closed" });
  });
});
