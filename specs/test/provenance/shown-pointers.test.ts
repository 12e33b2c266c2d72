import { expect, test } from "vitest";
import { shownPointers } from "../../build/provenance/shown-pointers.ts";
import type { JsonObject } from "../../rules/model/json.ts";

const never = () => false;

test("elements of a list keep their origin when others before them are removed", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }, { name: "b" }, { name: "c" }] };
  const filled = { tags: [{ name: "b" }, { name: "b" }, { name: "c" }] };
  const pointers = shownPointers(filled, shown, never);
  expect(pointers.get("/tags/0/name")).toBe("/tags/1/name");
  expect(pointers.get("/tags/1")).toBe("/tags/2");
  expect(pointers.get("/tags/2")).toBe("/tags/3");
});

test("elements that an overlay wrote have none, and do not move the others", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }] };
  const filled = { tags: [{ name: "b" }, { name: "b" }] };
  const pointers = shownPointers(filled, shown, (pointer) => pointer === "/tags/1");
  expect([...pointers]).toEqual([
    ["", ""],
    ["/tags", "/tags"],
    ["/tags/0", "/tags/1"],
    ["/tags/0/name", "/tags/1/name"],
  ]);
});

test("elements that were changed inside are paired where none was removed", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }] };
  const filled: JsonObject = { tags: [{ name: "a", description: "A." }, { name: "b" }, { name: "c" }] };
  const pointers = shownPointers(filled, shown, (pointer) => pointer === "/tags/2");
  expect(pointers.get("/tags/0/name")).toBe("/tags/0/name");
  expect(pointers.has("/tags/0/description")).toBe(false);
});

test("a point that is filled stands in the other list", () => {
  const point = { area: "fields" };
  const shown = { "x-extension-points": { a: point, b: point } };
  const filled = { "x-extension-points": { a: point }, "x-filled-points": { b: point } };
  expect(shownPointers(filled, shown, never).get("/x-filled-points/b/area")).toBe(
    "/x-extension-points/b/area",
  );
});
