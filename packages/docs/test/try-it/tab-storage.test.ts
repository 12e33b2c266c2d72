import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOTHING_REMEMBERED, newestPath, remember } from "../../src/try-it/remembered-values.ts";
import { tabStorage } from "../../src/try-it/tab-storage.ts";
import { tried } from "./tried-operations.ts";

const EMULATOR = "seamline-try-it-emulator";
const VALUES = "seamline-try-it-values";

let stored: Map<string, string>;
let failure: Error | undefined;

/** A fake `sessionStorage`. If `failure` is set, writes of long values throw it. */
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    // Short values still fit into a full storage.
    if (failure && value.length > 20) throw failure;
    stored.set(key, value);
  },
};

beforeEach(() => {
  stored = new Map();
  failure = undefined;
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

const saved = { snapshot: '{"a":1}', clockAheadMs: 5_000 };
const remembered = {
  items: { "retention /v1/matters": [{ matterid: "m-7" }] },
  names: { functions: ["projects/demo"] },
};

test("returns the values that the previous page stored", () => {
  expect(tabStorage.keepEmulator(saved)).toBe("kept");
  tabStorage.keepRemembered(remembered);
  expect([tabStorage.emulator, tabStorage.remembered]).toEqual([saved, remembered]);
});

describe("malformed values", () => {
  const texts = ["", "{", "null", "5", '"text"', "true", "[]", "{}", '"lost "', "[null]"];

  test.each([
    ...texts,
    '{"snapshot":5,"clockAheadMs":0}',
    '{"snapshot":"{}"}',
    '{"snapshot":"{}","clockAheadMs":"5"}',
    '{"snapshot":"{}","clockAheadMs":null}',
    '{"snapshot":"{}","clockAheadMs":1e300}',
    '{"snapshot":"{}","clockAheadMs":1e999}',
  ])("ignores the malformed emulator state %s", (text) => {
    stored.set(EMULATOR, text);
    expect(tabStorage.emulator).toBeUndefined();
  });

  test.each([
    ...texts,
    '{"items":null,"names":null}',
    '{"items":5,"names":"x"}',
    '{"items":[1],"names":[["a"]]}',
    '{"items":{"retention /v1/matters":null},"names":{"retention":5}}',
    '{"items":{"retention /v1/matters":{"0":"m"}},"names":{"retention":"abc"}}',
    '{"items":{"retention /v1/matters":[null,5,"m",["m"],{"id":5}]},"names":{"retention":[5,null,{}]}}',
    '{"items":{"__proto__":[{"id":"m"}]},"names":{"constructor":["projects/p"]}}',
  ])("ignores the malformed remembered values %s", async (text) => {
    stored.set(VALUES, text);
    const values = tabStorage.remembered;
    const closeMatter = await tried("retention", "closeMatter");
    expect(newestPath(values, closeMatter, ["matterId"])).toEqual({});
    const received = { matterId: "m-8" };
    const newer = remember(values, await tried("retention", "createMatter"), {
      path: {},
      sent: {},
      received,
    });
    expect(newestPath(newer, closeMatter, ["matterId"])).toEqual({ matterId: "m-8" });
  });

  test("keeps the well-formed parts of remembered values", () => {
    stored.set(VALUES, JSON.stringify({ items: { a: [5, { id: "m" }], b: 5 }, names: { c: ["n", null] } }));
    expect(tabStorage.remembered).toEqual({ items: { a: [{ id: "m" }], b: [] }, names: { c: ["n"] } });
  });
});

describe("storage failures", () => {
  test("reports the emulator's state as lost on the next page if the storage is full", () => {
    tabStorage.keepEmulator(saved);
    failure = Object.assign(new Error("The quota has been exceeded."), { name: "QuotaExceededError" });
    expect(tabStorage.keepEmulator(saved)).toBe("too large");
    expect(tabStorage.emulator).toBe("lost");
    expect(() => tabStorage.keepRemembered(remembered)).not.toThrow();
  });

  test("ignores the storage if the browser blocks it", () => {
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true,
      get() {
        throw Object.assign(new Error("The operation is insecure."), { name: "SecurityError" });
      },
    });
    expect(tabStorage.keepEmulator(saved)).toBe("forbidden");
    expect(() => tabStorage.keepRemembered(remembered)).not.toThrow();
    expect([tabStorage.emulator, tabStorage.remembered]).toEqual([undefined, NOTHING_REMEMBERED]);
  });
});
