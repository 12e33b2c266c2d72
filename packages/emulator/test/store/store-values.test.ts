import { describe, expect, it } from "vitest";
import { openers } from "./support/engines.ts";
import { collections, note } from "./support/notes.ts";

describe.each(openers)("values in a store on $engine", ({ open }) => {
  it("returns stored values, and reports deletions", async () => {
    const store = await open(collections);
    await store.transaction((transaction) => transaction.put("pages", "a", { text: "one" }));
    await store.transaction((transaction) => transaction.put("pages", "a", { text: "two" }));
    expect(await store.read((reader) => reader.get("pages", "a"))).toEqual({ text: "two" });
    expect(await store.transaction((transaction) => transaction.delete("pages", "a"))).toBe(true);
    expect(await store.transaction((transaction) => transaction.delete("pages", "a"))).toBe(false);
    expect(await store.read((reader) => reader.get("pages", "a"))).toBeUndefined();
  });

  it("accepts any string as an id, and distinguishes all strings", async () => {
    const store = await open(collections);
    const ids = [
      "",
      "a",
      "a\u0000",
      "a\u0001",
      "\ud800",
      "\udfff",
      "\ufffd",
      "😀",
      "__proto__",
      "a/b:c%3A",
      "!",
    ];
    await store.transaction(async (transaction) => {
      for (const id of ids) await transaction.put("pages", id, { text: id });
    });
    const page = await store.read((reader) => reader.list("pages"));
    expect(page.items).toHaveLength(ids.length);
    for (const item of page.items) expect(item.value.text).toBe(item.id);
    expect(page.items.map((item) => item.id)).toEqual([...ids].sort());
  });

  it("copies stored values, and returns frozen values", async () => {
    const store = await open(collections);
    const given = { text: "as given" };
    await store.transaction(async (transaction) => {
      const putting = transaction.put("pages", "a", given);
      given.text = "changed by the caller";
      await putting;
    });
    const got = await store.read((reader) => reader.get("pages", "a"));
    expect(got).toEqual({ text: "as given" });
    expect(() => {
      (got as { text: string }).text = "changed again";
    }).toThrow(TypeError);
    expect(await store.read((reader) => reader.get("pages", "a"))).toEqual({ text: "as given" });
  });
});

describe.each(openers)("isolation of a store on $engine", ({ open }) => {
  it("rejects a value that contains itself", async () => {
    const store = await open(collections);
    const value: { text: unknown } = { text: "" };
    value.text = { value };
    const rejected = store.transaction((transaction) => transaction.put("pages", "a", value as never));
    await expect(rejected).rejects.toThrow("circular");
  });

  it("a hundred stores do not affect each other", async () => {
    const stores = await Promise.all(Array.from({ length: 100 }, () => open(collections)));
    await Promise.all(
      stores.map((store, at) =>
        store.transaction(async (transaction) => {
          await transaction.put("notes", "same id", note({ slug: "same", rank: at }));
          await transaction.nextNumber("notes");
        }),
      ),
    );
    const notes = await Promise.all(stores.map((store) => store.read((r) => r.get("notes", "same id"))));
    expect(notes.map((found) => found?.rank)).toEqual(stores.map((_, at) => at));
    const numbers = stores.map((store) => store.transaction((t) => t.nextNumber("notes")));
    expect(new Set(await Promise.all(numbers))).toEqual(new Set([2]));
  });
});
