import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  collectKeys,
  rankOf,
  type SortedMap,
  sizeOf,
  valueAt,
  withChanges,
  withoutKey,
  withPair,
} from "../../src/store/sorted-map.ts";

function heightOf(map: SortedMap): number {
  return map === undefined ? 0 : 1 + Math.max(heightOf(map.left), heightOf(map.right));
}

function keysIn(map: SortedMap): string[] {
  const keys: string[] = [];
  collectKeys(map, 0, sizeOf(map), keys);
  return keys;
}

function isBalanced(map: SortedMap): boolean {
  if (map === undefined) return true;
  const [left, right] = [sizeOf(map.left) + 1, sizeOf(map.right) + 1];
  return left <= 3 * right && right <= 3 * left && isBalanced(map.left) && isBalanced(map.right);
}

/** Wraps a map to count how many nodes are visited. */
function counted(map: SortedMap, count: () => void): SortedMap {
  if (map === undefined) return undefined;
  return new Proxy(map, {
    get(node, member, receiver) {
      if (member === "key") count();
      if (member === "left" || member === "right") return counted(node[member], count);
      return Reflect.get(node, member, receiver);
    },
  });
}

describe("a sorted map", () => {
  it("keeps the map sorted and balanced, and does not change earlier maps", () => {
    const change = fc.tuple(fc.boolean(), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        let map: SortedMap;
        const model = new Map<string, string>();
        for (const [isPut, key] of changes) {
          const [before, keysBefore] = [map, keysIn(map)];
          if (isPut) model.set(key, `${key} put`);
          else model.delete(key);
          map = isPut ? withPair(map, key, `${key} put`) : withoutKey(map, key);
          expect(keysIn(before)).toEqual(keysBefore);
        }
        const keys = [...model.keys()].sort();
        expect(keysIn(map)).toEqual(keys);
        expect(isBalanced(map)).toBe(true);
        for (const [at, key] of keys.entries()) {
          expect(rankOf(map, key)).toBe(at);
          expect(valueAt(map, key)).toBe(model.get(key));
        }
      }),
    );
  });

  it("keeps the map balanced when many adjacent keys are removed", () => {
    const removal = fc.record({ from: fc.nat(200), count: fc.nat(80) });
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 200 }), fc.array(removal), (added, removed) => {
        let map: SortedMap;
        for (const key of [...Array(100).keys(), ...added]) map = withPair(map, String(key), "");
        for (const { from, count } of removed) {
          for (let at = 0; at < count; at += 1) map = withoutKey(map, String(from + at));
          expect(isBalanced(map)).toBe(true);
        }
      }),
    );
  });

  it("finds a page among 100,000 keys in a few steps", () => {
    const stepsFor = (size: number): number => {
      let map: SortedMap;
      for (let at = 0; at < size; at += 1) map = withPair(map, String(at).padStart(6, "0"), "");
      let steps = 0;
      const watched = counted(map, () => {
        steps += 1;
      });
      const start = rankOf(watched, String(size / 2).padStart(6, "0"));
      collectKeys(watched, start, start + 100, []);
      return steps;
    };
    expect(stepsFor(1_000)).toBeLessThan(150);
    expect(stepsFor(100_000)).toBeLessThan(150);
  });

  it("keeps the tree shallow when keys are added in order", () => {
    let map: SortedMap;
    for (let at = 0; at < 20_000; at += 1) map = withPair(map, String(at).padStart(6, "0"), "");
    expect(heightOf(map)).toBeLessThan(2.5 * Math.log2(20_000));
  });
});

/** Applies batches of changes to a map and to a model, and compares them after each batch. */
function expectSameAsModel(batches: readonly (readonly [string, string | undefined])[][]): void {
  let map: SortedMap;
  let model = new Map<string, string | undefined>();
  for (const batch of batches) {
    map = withChanges(map, new Map(batch));
    model = new Map([...model, ...batch]);
    const left = [...model].filter(([, value]) => value !== undefined);
    expect(keysIn(map)).toEqual(left.map(([key]) => key).sort());
    expect(isBalanced(map)).toBe(true);
    for (const [key, value] of model) expect(valueAt(map, key)).toBe(value);
  }
}

describe("many changes to a sorted map", () => {
  it("a batch of changes has the same result as the same changes made one after another", () => {
    const change = fc.tuple(fc.string({ maxLength: 2 }), fc.option(fc.string(), { nil: undefined }));
    fc.assert(fc.property(fc.array(fc.array(change)), expectSameAsModel));
  });
});
