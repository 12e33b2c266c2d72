import { StoreArgumentError } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../../src/index.ts";
import { openers } from "./support/engines.ts";
import { collections, type Notes } from "./support/notes.ts";

const wrong: [string, string, (transaction: Transaction<Notes>) => Promise<unknown>][] = [
  ["an unknown collection", "notes, pages", (t) => t.get("note" as "notes", "a")],
  ["an unknown index", "byOwner, bySlug, byTag", (t) => t.list("notes", { index: "byAge" as "byTag" })],
  ["a collection named like a member of Object", "notes, pages", (t) => t.count("constructor" as "notes")],
  ["a missing index", "there are none", (t) => t.list("pages", { index: "x" as never })],
  ["an id that is not a string", "id must be a string", (t) => t.put("pages", 7 as never, { text: "" })],
  ["a limit of 0", "1 to 10000", (t) => t.list("notes", { limit: 0 })],
  ["a limit that is too large", "1 to 10000", (t) => t.list("notes", { limit: 10_001 })],
  ["an offset below 0", "non-negative integer", (t) => t.list("notes", { offset: -1 })],
  ["offset together with after", "must not be combined", (t) => t.list("notes", { offset: 1, after: "x" })],
  ["equals without an index", "requires an index", (t) => t.list("notes", { equals: ["a"] })],
  ["an invalid key part", "strings", (t) => t.list("notes", { index: "byTag", equals: [{}] as never })],
  ["a prefix that is not a string", "a string", (t) => t.list("notes", { prefix: 1 as never })],
  ["undefined", "value/text is undefined", (t) => t.put("pages", "a", { text: undefined } as never)],
  ["a function", "a function", (t) => t.put("pages", "a", { text: () => "" } as never)],
  ["NaN", "value/text/0 is NaN", (t) => t.put("pages", "a", { text: [Number.NaN] } as never)],
  ["a Date", "a Date", (t) => t.put("pages", "a", { text: new Date() } as never)],
  ["a key that is not finite", "finite", (t) => t.list("notes", { index: "byOwner", equals: [1 / 0] })],
];

describe.each(openers)("arguments of a store on $engine", ({ open }) => {
  it.each(wrong)("rejects %s with an error that describes valid values", async (_, right, call) => {
    const store = await open(collections);
    await store.transaction(async (transaction) => {
      const rejected = call(transaction);
      await expect(rejected).rejects.toBeInstanceOf(StoreArgumentError);
      await expect(rejected).rejects.toThrow(right);
    });
    expect(await store.read((reader) => reader.count("pages"))).toBe(0);
  });
});
