import { expect, test } from "vitest";
import { applyOverlays, type Overlaid } from "../src/index.ts";
import { overlayOf } from "./support/overlays.ts";
import { pets } from "./support/pets.ts";

function changesOf(overlaid: Overlaid): [string, number][] {
  return [...overlaid.changes()].map(({ pointer, line }) => [pointer, line]);
}

function lineAt({ changeAt }: Overlaid, pointer: string): number | undefined {
  return changeAt(pointer)?.line;
}

test("changes() lists each written value and its line in the overlay", () => {
  const overlay = overlayOf(`  - target: $.paths['/pets'].get
    update:
      summary: Lists them
      tags: [more]
      responses:
        "200":
          description: Pets
  - target: $.tags
    update:
      - name: a
      - name: b
  - target: $.tags
    update: {name: c}`);
  const overlaid = applyOverlays(pets(), [overlay]);
  expect(changesOf(overlaid)).toEqual([
    ["/tags/3", 13],
    ["/tags/4", 14],
    ["/tags/5", 16],
    ["/paths/~1pets/get/tags/1", 7],
    ["/paths/~1pets/get/summary", 6],
    ["/paths/~1pets/get/responses", 8],
  ]);
  expect([...overlaid.changes()][3]).toMatchObject({ overlay, action: { line: 4, overlay } });
});

test("returns an origin for values inside a written value, but not for values from the document", () => {
  const overlaid = applyOverlays(pets(), [
    overlayOf(`  - target: $.paths['/pets'].get
    update:
      responses:
        "200":
          description: Pets`),
  ]);
  expect(lineAt(overlaid, "/paths/~1pets/get/responses/200/description")).toBe(8);
  expect(lineAt(overlaid, "#/paths/~1pets/get/responses/200/description")).toBe(8);
  expect(lineAt(overlaid, "#/paths/%2Fpets/get/responses".replace("%2F", "~1"))).toBe(6);
  expect(overlaid.originAt("/paths/~1pets/get/responses/200")).toMatchObject({ index: 0, line: 4 });
  for (const pointer of [
    "",
    "/paths/~1pets/get",
    "/paths/~1pets/get/tags/0",
    "/nowhere",
    "/paths/~1pets/get/responses/404",
  ]) {
    expect(overlaid.originAt(pointer), pointer).toBeUndefined();
  }
});

test("an action that changes part of an earlier update becomes the origin of only that part", () => {
  const overlaid = applyOverlays(pets(), [
    overlayOf("  - target: $.info\n    update: {contact: {name: Ann, url: a}}"),
    overlayOf("  - target: $.info.contact\n    update: {name: Bob}"),
  ]);
  expect(overlaid.originAt("/info/contact/name")?.overlay.file).not.toBe(
    overlaid.originAt("/info/contact/url")?.overlay.file,
  );
  expect(changesOf(overlaid).map(([pointer]) => pointer)).toEqual(["/info/contact", "/info/contact/name"]);
});

test("keeps the origins of list elements if a removal shifts them", () => {
  const overlaid = applyOverlays(pets(), [
    overlayOf(`  - target: $.tags
    update: [{name: a}, {name: b}, {name: c}]
  - target: $.tags[?@.name == 'b']
    update: {summary: B}
  - target: $.tags[?@.name == 'shops' || @.name == 'a']
    remove: true`),
  ]);
  expect(overlaid.document.tags).toEqual([
    { name: "pets" },
    { name: "people" },
    { name: "b", summary: "B" },
    { name: "c" },
  ]);
  expect(changesOf(overlaid).map(([pointer]) => pointer)).toEqual(["/tags/2", "/tags/2/summary", "/tags/3"]);
  expect(overlaid.originAt("/tags/1")).toBeUndefined();
  expect(overlaid.originAt("/tags/2/summary")?.index).toBe(1);
});

test("attributes a removed and rewritten value to the last action that writes it", () => {
  const overlaid = applyOverlays(pets(), [
    overlayOf(`  - target: $.info
    update: {contact: {name: Ann}}
  - target: $.info.contact
    remove: true
  - target: $.info
    update: {contact: {url: b}}`),
  ]);
  expect(changesOf(overlaid)).toEqual([["/info/contact", 9]]);
  expect(overlaid.originAt("/info/contact/url")?.index).toBe(2);
});

test("maps a value to its original path, even if a removal shifted it", () => {
  const overlaid = applyOverlays(pets(), [
    overlayOf(`  - target: $.tags[0]
    remove: true
  - target: $.tags
    update: [{name: a}]
  - target: $.tags[1]
    remove: true
  - target: $.tags
    update: [{name: b}]
  - target: $.tags[0]
    update: {summary: Where they are sold}`),
  ]);
  expect(overlaid.document.tags).toMatchObject([{ name: "shops" }, { name: "a" }, { name: "b" }]);
  expect(overlaid.pointerBefore("/tags/0/name")).toBe("/tags/1/name");
  expect(overlaid.pointerBefore("#/paths/~1pets/get")).toBe("/paths/~1pets/get");
  expect(overlaid.pointerBefore("")).toBe("");
  for (const pointer of ["/tags/0/summary", "/tags/1", "/tags/2/name", "/tags/3", "/nowhere"]) {
    expect(overlaid.pointerBefore(pointer), pointer).toBeUndefined();
  }
});

test("a list's length property has no origin", () => {
  const overlaid = applyOverlays(pets(), [overlayOf("  - target: $.tags\n    update: {name: a}")]);
  expect(overlaid.changeAt("/tags/length")).toBeUndefined();
  expect(overlaid.pointerBefore("/tags/length")).toBeUndefined();
});

test("lists each removed value by its pointer at the time of removal", () => {
  const overlay = overlayOf(`  - target: $.tags[0]
    remove: true
  - target: $.paths['/pets'].get['operationId','tags']
    remove: true
  - target: $.tags[0]
    remove: true`);
  const { removals } = applyOverlays(pets(), [overlay]);
  expect(removals.map(({ pointer, action }) => [pointer, action.line])).toEqual([
    ["/tags/0", 4],
    ["/paths/~1pets/get/operationId", 6],
    ["/paths/~1pets/get/tags", 6],
    ["/tags/0", 8],
  ]);
});
