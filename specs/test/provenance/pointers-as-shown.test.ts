import { expect, test } from "vitest";
import { pointersAsShown } from "../../build/provenance/pointers-as-shown.ts";
import type { JsonObject } from "../../model/json.ts";

const never = () => false;

test("list elements keep their origin if earlier elements are removed", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }, { name: "b" }, { name: "c" }] };
  const filled = { tags: [{ name: "b" }, { name: "b" }, { name: "c" }] };
  const pointers = pointersAsShown(filled, shown, never);
  expect(pointers.get("/tags/0/name")).toBe("/tags/1/name");
  expect(pointers.get("/tags/1")).toBe("/tags/2");
  expect(pointers.get("/tags/2")).toBe("/tags/3");
});

test("list elements from an overlay have no as-shown pointer and do not shift other elements", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }] };
  const filled = { tags: [{ name: "b" }, { name: "b" }] };
  const pointers = pointersAsShown(filled, shown, (pointer) => pointer === "/tags/1");
  expect([...pointers]).toEqual([
    ["", ""],
    ["/tags", "/tags"],
    ["/tags/0", "/tags/1"],
    ["/tags/0/name", "/tags/1/name"],
  ]);
});

test("matches changed list elements by position if no element was removed", () => {
  const shown = { tags: [{ name: "a" }, { name: "b" }] };
  const filled: JsonObject = { tags: [{ name: "a", description: "A." }, { name: "b" }, { name: "c" }] };
  const pointers = pointersAsShown(filled, shown, (pointer) => pointer === "/tags/2");
  expect(pointers.get("/tags/0/name")).toBe("/tags/0/name");
  expect(pointers.has("/tags/0/description")).toBe(false);
});

test("maps a filled point to the open point in the as-shown document", () => {
  const point = { area: "fields" };
  const shown = { "x-extension-points": { a: point, b: point } };
  const filled = { "x-extension-points": { a: point }, "x-filled-points": { b: point } };
  expect(pointersAsShown(filled, shown, never).get("/x-filled-points/b/area")).toBe(
    "/x-extension-points/b/area",
  );
});
