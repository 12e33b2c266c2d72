import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyPage } from "../../src/framework/token-pages.ts";
import type { IndexKey, KeyPart } from "../../src/store/index-key.ts";
import { InvalidCursorError } from "../../src/store/store-errors.ts";

interface Named {
  readonly name: string;
  readonly rank: KeyPart;
}

const keyOf = ({ rank, name }: Named): IndexKey => [rank, name];

function ask(values: readonly Named[], pageToken?: string, pageSize = 2, scope = "list") {
  return keyPage(values, keyOf, { pageSize, scope, ...(pageToken !== undefined && { pageToken }) }, {});
}

/** Follows the pages of a list to the end. Calls a function between pages. */
function follow(
  values: Named[],
  pageSize: number,
  descending: readonly boolean[],
  between: (seen: readonly Named[]) => void,
): Named[] {
  const seen: Named[] = [];
  let pageToken: string | undefined;
  do {
    const page = keyPage(
      values,
      keyOf,
      { pageSize, scope: "list", ...(pageToken && { pageToken }) },
      {},
      descending,
    );
    seen.push(...page.items);
    pageToken = page.nextPageToken;
    if (pageToken !== undefined) expect(page.items).toHaveLength(pageSize);
    if (seen.length > 100) throw new Error("The list does not end.");
    between(seen);
  } while (pageToken !== undefined);
  return seen;
}

const part: fc.Arbitrary<KeyPart> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom("", "a", "b", "é", "\ud800", "😀"),
);
const named = fc.uniqueArray(fc.record({ name: fc.string({ unit: "binary", maxLength: 4 }), rank: part }), {
  selector: ({ name }) => name,
  maxLength: 12,
});

describe("keyPage", () => {
  it("sorts values by key parts in the order null, false, true, numbers, strings", () => {
    const ranks: KeyPart[] = ["b", 10, true, "a", 9, null, false];
    const values = ranks.map((rank, at) => ({ name: `${at}`, rank }));
    const { items } = ask(values, undefined, 10);
    expect(items.map(({ rank }) => rank)).toEqual([null, false, true, 9, 10, "a", "b"]);
  });

  it("returns a token on every page except the last", () => {
    const values = ["a", "b", "c"].map((name) => ({ name, rank: 1 }));
    const first = ask(values);
    expect(first.items.map(({ name }) => name)).toEqual(["a", "b"]);
    const second = ask(values, first.nextPageToken);
    expect(second).toEqual({ items: [values[2]] });
    expect(ask(values, "")).toEqual(first);
  });

  it("returns each remaining value once while other values are added and removed", () => {
    const run = fc.tuple(
      named,
      fc.integer({ min: 1, max: 4 }),
      fc.tuple(fc.boolean(), fc.boolean()),
      fc.array(fc.tuple(fc.nat(), part), { maxLength: 12 }),
    );
    fc.assert(
      fc.property(run, ([staying, pageSize, descending, changes]) => {
        const values = staying.map((each) => ({ ...each, name: `s${each.name}` }));
        const expected = values.map(({ name }) => name).sort();
        const left = [...changes];
        const seen = follow(values, pageSize, descending, () => {
          const [at, rank] = left.pop() ?? [];
          if (at === undefined || rank === undefined) return;
          const passing = values.findIndex(({ name }) => name.startsWith("p"));
          if (at % 2 === 0 && passing >= 0) values.splice(passing, 1);
          else values.push({ name: `p${left.length}`, rank });
        });
        expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length);
        expect(
          seen
            .map(({ name }) => name)
            .filter((name) => name.startsWith("s"))
            .sort(),
        ).toEqual(expected);
      }),
    );
  });

  it("sorts each part of the key in the requested direction", () => {
    const values = [
      { name: "a", rank: 1 },
      { name: "b", rank: 2 },
      { name: "c", rank: 2 },
    ];
    const names = follow(values, 1, [true, false], () => {}).map(({ name }) => name);
    expect(names).toEqual(["b", "c", "a"]);
  });
});

describe("keyPage tokens", () => {
  it("rejects damaged tokens, and tokens from another list or order", () => {
    const values = ["a", "b", "c"].map((name) => ({ name, rank: 1 }));
    const { nextPageToken = "" } = ask(values);
    expect(nextPageToken).toMatch(/^[\w-]+$/);
    expect(() => ask(values, nextPageToken, 2, "other")).toThrow(InvalidCursorError);
    expect(() =>
      keyPage(values, keyOf, { pageToken: nextPageToken, pageSize: 2, scope: "list" }, {}, [true]),
    ).toThrow(InvalidCursorError);
    for (const broken of ["x", `${nextPageToken}x`, nextPageToken.slice(1), "é"])
      expect(() => ask(values, broken)).toThrow(InvalidCursorError);
  });

  it("faults can shorten a page or repeat its token", () => {
    const values = ["a", "b", "c"].map((name) => ({ name, rank: 1 }));
    const asked = { pageSize: 2, scope: "list" };
    const small = keyPage(values, keyOf, asked, { pageSize: 1 });
    expect(small.items).toHaveLength(1);
    const pageToken = small.nextPageToken as string;
    const stuck = keyPage(values, keyOf, { ...asked, pageToken }, { repeatToken: true });
    expect(stuck.nextPageToken).toBe(pageToken);
    expect(keyPage(values, keyOf, asked, { repeatToken: true }).nextPageToken).toMatch(/./);
  });
});

it("returns 100 values per page by default", () => {
  const values = Array.from({ length: 101 }, (_, rank) => ({ name: "a", rank }));
  const { items, nextPageToken } = keyPage(values, keyOf, { scope: "list" }, {});
  expect([items.length, nextPageToken]).toEqual([100, expect.any(String)]);
});
