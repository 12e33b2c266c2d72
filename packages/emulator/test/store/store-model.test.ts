import type { IndexKey, IndexOf, KeyPart, ListQuery } from "@seamline/emulator-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Store, Transaction } from "../../src/index.ts";
import { openers } from "./support/engines.ts";
import { collections, type Note, type Notes } from "./support/notes.ts";
import { allIds } from "./support/notes-in.ts";

type Model = ReadonlyMap<string, Note>;
type Step =
  | { readonly kind: "put"; readonly id: string; readonly note: Note }
  | { readonly kind: "delete"; readonly id: string };

/**
 * A small set of words, so that collisions are likely. Some sort differently by code unit and by code point, and some
 * contain the characters that end keys.
 */
const word = fc.constantFrom(
  "",
  "a",
  "ab",
  "b",
  "a\u0000",
  "a\u0001",
  "a!",
  "\ud83d\ude00",
  "\ud800",
  "\uffff",
  "é",
);
const notes: fc.Arbitrary<Note> = fc.record({
  owner: word,
  rank: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  slug: fc.option(word),
  tags: fc.array(word, { maxLength: 4 }),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("put"), id: word, note: notes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete"), id: word }) },
);
const transactions = fc.array(fc.record({ steps: fc.array(steps, { maxLength: 6 }), fails: fc.boolean() }), {
  maxLength: 8,
});
const queries: fc.Arbitrary<ListQuery<IndexOf<Notes, "notes">>> = fc
  .record({
    index: fc.constantFrom("byOwner", "bySlug", "byTag"),
    equals: fc.option(word, { nil: undefined }),
    prefix: fc.option(word, { nil: undefined }),
    descending: fc.boolean(),
    limit: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ equals, prefix, ...rest }) => {
    if (equals !== undefined) return { ...rest, equals: [equals] };
    return { ...rest, prefix };
  });

/** Returns the keys of a note, computed independently of the store. */
function keysOf(note: Note, index: ListQuery<IndexOf<Notes, "notes">>["index"]): IndexKey[] {
  if (index === "byOwner") return [[note.owner, note.rank]];
  if (index === "bySlug") return note.slug === null ? [] : [[note.slug]];
  return note.tags.map((tag) => [tag]);
}

function compareKeys(one: readonly KeyPart[], other: readonly KeyPart[]): number {
  for (const [at, part] of one.entries()) {
    const against = other[at];
    if (part === against || against === undefined || against === null || part === null) continue;
    return part < against ? -1 : 1;
  }
  return 0;
}

function expectedIds(model: Model, query: ListQuery<IndexOf<Notes, "notes">>): string[] {
  const direction = query.descending ? -1 : 1;
  const compare = (one: IndexKey, other: IndexKey) => direction * compareKeys(one, other);
  const matches = ([part]: IndexKey) =>
    (query.equals === undefined || part === query.equals[0]) && String(part).startsWith(query.prefix ?? "");
  const found = [...model].flatMap(([id, note]) => {
    const [first] = keysOf(note, query.index).filter(matches).sort(compare);
    return first === undefined ? [] : [[...first, id]];
  });
  return found.sort(compare).map((key) => key.at(-1) as string);
}

/** Applies a step to the store and the model, and asserts that both accept or reject it. */
async function doStep(transaction: Transaction<Notes>, model: Map<string, Note>, step: Step): Promise<void> {
  if (step.kind === "delete") {
    expect(await transaction.delete("notes", step.id)).toBe(model.delete(step.id));
    return;
  }
  const slug = step.note.slug;
  const isTaken = slug !== null && [...model].some(([id, note]) => id !== step.id && note.slug === slug);
  const putting = transaction.put("notes", step.id, step.note);
  if (isTaken) {
    await expect(putting).rejects.toMatchObject({ code: "unique-conflict" });
  } else {
    await putting;
    model.set(step.id, step.note);
  }
}

async function assertMatchesModel(
  store: Store<Notes>,
  model: Model,
  query: ListQuery<IndexOf<Notes, "notes">>,
) {
  const expected = expectedIds(model, query);
  expect(await allIds(store, query)).toEqual(expected);
  const { limit: _, descending: __, ...selection } = query;
  expect(await store.read((reader) => reader.count("notes", selection))).toBe(expected.length);
  const passed = await store.read((reader) => reader.list("notes", { ...query, offset: 2 }));
  expect(passed.items.map((item) => item.id)).toEqual(expected.slice(2, 2 + (query.limit ?? 100)));
  for (const [id, note] of model) {
    expect(await store.read((reader) => reader.get("notes", id))).toEqual(JSON.parse(JSON.stringify(note)));
  }
}

describe.each(openers)("model of a store on $engine", ({ open, examples }) => {
  it("behaves like a Map for any sequence of operations", async () => {
    const store = await open(collections);
    const empty = await store.snapshot();
    await fc.assert(
      fc.asyncProperty(
        transactions,
        fc.array(queries, { minLength: 1, maxLength: 4 }),
        async (transactions, queries) => {
          await store.restore(empty);
          let model = new Map<string, Note>();
          for (const { steps: some, fails } of transactions) {
            const draft = new Map(model);
            const done = store.transaction(async (transaction) => {
              for (const step of some) await doStep(transaction, draft, step);
              if (fails) throw new Error("undone");
            });
            if (fails) await expect(done).rejects.toThrow("undone");
            else {
              await done;
              model = draft;
            }
          }
          for (const query of queries) await assertMatchesModel(store, model, query);
        },
      ),
      { numRuns: examples },
    );
  });
});
