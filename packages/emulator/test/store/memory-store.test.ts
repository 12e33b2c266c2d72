import { createMemoryStore } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import { collections, note } from "./support/notes.ts";

async function seeded(count: number) {
  const store = createMemoryStore(collections);
  await store.transaction(async (transaction) => {
    for (let at = 0; at < count; at += 1) {
      await transaction.put("notes", `n${at}`, note({ rank: at, slug: `slug-${at}`, tags: ["a", "b"] }));
    }
  });
  return { store, seed: await store.snapshot() };
}

describe("store in memory", () => {
  it("restores a seed of 1,000 resources after any changes", async () => {
    const { store, seed } = await seeded(1_000);
    for (let run = 0; run < 2; run += 1) {
      await store.transaction(async (transaction) => {
        for (let at = 0; at < 1_000; at += 1) await transaction.delete("notes", `n${at}`);
      });
      await store.restore(seed);
      expect(await store.read((reader) => reader.count("notes"))).toBe(1_000);
    }
  });

  it("shares a seed with other stores that have the same collections, but not later changes", async () => {
    const { store, seed } = await seeded(10);
    const other = createMemoryStore(collections);
    await other.restore(seed);
    await other.transaction((transaction) => transaction.delete("notes", "n1"));
    expect(await store.read((reader) => reader.count("notes"))).toBe(10);
    expect(await other.read((reader) => reader.count("notes"))).toBe(9);
  });

  it("reads the committed state while a transaction is open", async () => {
    const { store } = await seeded(1);
    let goOn: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const writing = store.transaction(async (transaction) => {
      await transaction.delete("notes", "n0");
      await released;
    });
    expect(await store.read((reader) => reader.count("notes"))).toBe(1);
    goOn();
    await writing;
    expect(await store.read((reader) => reader.count("notes"))).toBe(0);
  });

  it.each(["", "a b", "a/b", "#a", "1a"])("rejects %j as the name of a collection or an index", (name) => {
    expect(() => createMemoryStore({ [name]: collections.pages })).toThrow("is an invalid name");
    const indexed = collections.pages.indexed({ [name]: { key: (page: { text: string }) => [page.text] } });
    expect(() => createMemoryStore({ pages: indexed })).toThrow("is an invalid name");
  });
});
