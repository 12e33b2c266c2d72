import { collection } from "@seamline/emulator-kit";
import { createMemoryStore } from "@seamline/emulator-kit/host";
import { describe, expectTypeOf, it } from "vitest";
import type { Transaction } from "../../src/index.ts";
import { collections, type Note, note } from "./support/notes.ts";

describe("store types", () => {
  it("the store type knows the values and indexes of each collection", () => {
    const store = createMemoryStore(collections);
    type Notes = typeof collections;
    const use = async (transaction: Transaction<Notes>) => {
      expectTypeOf(await transaction.get("notes", "a")).toEqualTypeOf<Note | undefined>();
      expectTypeOf((await transaction.list("pages")).items[0]?.value).toEqualTypeOf<
        { text: string } | undefined
      >();
      await transaction.list("notes", { index: "byTag", equals: ["a"] });
      // @ts-expect-error: no such collection
      await transaction.get("dogs", "a");
      // @ts-expect-error: no such index
      await transaction.list("notes", { index: "byAge" });
      // @ts-expect-error: a collection without indexes
      await transaction.list("pages", { index: "byTag" });
      // @ts-expect-error: a value from another collection
      await transaction.put("pages", "a", note());
    };
    expectTypeOf(store.transaction<void>)
      .parameter(0)
      .toEqualTypeOf(use);
    store.read(async (reader) => {
      // @ts-expect-error: a read cannot change anything
      reader.put;
    });
  });

  it("the store type accepts only sortable values as parts of keys", () => {
    // @ts-expect-error: an object cannot be part of a key
    collection<{ at: Date }>().indexed({ byTime: { key: (value) => [value.at] } });
  });
});
