import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseTheme, chosenTheme } from "../src/shell/theme.ts";

const dataset: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

const thrower = (message: string) => () => {
  throw new Error(message);
};

test.each<[string, PropertyDescriptor]>([
  ["forbidden", { get: thrower("The operation is insecure.") }],
  ["forbidden for each access", { value: { getItem: thrower("denied"), setItem: thrower("denied") } }],
  ["full", { value: { getItem: () => null, setItem: thrower("The quota has been exceeded.") } }],
  ["with a malformed value", { value: { getItem: () => '{"a":', setItem: () => undefined } }],
])("chooseTheme works if the storage is %s", (_, descriptor) => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", { ...descriptor, configurable: true });
  expect(chosenTheme()).toBe("auto");
  chooseTheme("light");
  expect(dataset.theme).toBe("light");
});
