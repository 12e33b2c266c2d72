import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { REMEMBER_PROFILE } from "../../src/reference/profile-switch.tsx";
import { REMEMBER_LANGUAGE } from "../../src/reference/samples.tsx";

/** Runs a page's script with fake inputs and storage. */
function runOn(script: string, storage: object) {
  const listeners: (() => void)[] = [];
  const inputs = ["typescript", "curl"].map((value) => ({
    value,
    checked: value === "typescript",
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  }));
  const [first] = inputs;
  const document = { getElementsByName: () => inputs, getElementById: () => first };
  runInNewContext(script, Object.defineProperties({ document }, Object.getOwnPropertyDescriptors(storage)));
  return { inputs, change: () => listeners.map((listener) => listener()) };
}

const forbidden = {
  get localStorage(): never {
    throw new Error("The operation is insecure.");
  },
};
const full = {
  localStorage: {
    getItem: () => null,
    setItem: () => {
      throw new Error("The quota has been exceeded.");
    },
  },
};
const malformed = { localStorage: { getItem: () => '{"a":', setItem: () => undefined } };

describe.each([
  ["the sample language", REMEMBER_LANGUAGE],
  ["the profile", REMEMBER_PROFILE],
])("%s", (_, script) => {
  test.each([
    ["forbidden", forbidden],
    ["full", full],
    ["with a malformed value", malformed],
  ])("a selection takes effect even if the storage is %s", (_, storage) => {
    const { change } = runOn(script, storage);
    expect(change()).toHaveLength(2);
  });

  test("stores the selected profile or language", () => {
    const stored: unknown[] = [];
    const setItem = (...entry: unknown[]) => void stored.push(entry);
    runOn(script, { localStorage: { getItem: () => null, setItem } }).change();
    expect(stored).toHaveLength(2);
  });
});

test("selects the stored sample language", () => {
  const { inputs } = runOn(REMEMBER_LANGUAGE, { localStorage: { getItem: () => "curl" } });
  expect(inputs.find(({ value }) => value === "curl")?.checked).toBe(true);
});
