import { describe, expect, test } from "vitest";
import { applyOverlays, type Overlaid, settlePoints } from "../src/index.ts";
import { overlayOf, problemsOf } from "./support/overlays.ts";
import { pets } from "./support/pets.ts";

function overlaid(actions: string, document: object = pets()): Overlaid {
  return applyOverlays(document, [overlayOf(actions, "1.1.0")]);
}

// biome-ignore lint/suspicious/noExplicitAny: the tests access arbitrary documents.
function applied(actions: string, document?: object): any {
  return overlaid(actions, document).document;
}

function petsPath(): unknown {
  return (pets().paths as Record<string, unknown>)["/pets"];
}

function errorOf(actions: string, document?: object): string[] {
  return problemsOf(() => overlaid(actions, document));
}

describe("an update in version 1.1", () => {
  test("replaces any primitive value, including null", () => {
    const { info, tags, paths } = applied(`
  - target: $['info']['title','version']
    update: Dogs
  - target: $.tags[1].name
    update: 3
  - target: $.paths[*][*].tags[?@ == 'pets']
    update: null
  - target: $.paths['/shops'].get.tags[?@ == 'pets' || @ == 'shops']
    update: false`);
    expect(info).toEqual({ title: "Dogs", version: "Dogs" });
    expect(tags).toEqual([{ name: "pets" }, { name: 3 }, { name: "people" }]);
    expect(paths["/pets"].get.tags).toEqual([null]);
    expect(paths["/pets"].post.tags).toEqual([null]);
    expect(paths["/shops"].get.tags).toEqual([false]);
  });

  test("records the update as the origin of the replaced value", () => {
    const result = overlaid(
      "  - target: $.tags[1].name\n    update: pubs\n  - target: $.tags[0]\n    remove: true",
    );
    expect([...result.changes()].map(({ pointer, line }) => [pointer, line])).toEqual([["/tags/0/name", 5]]);
    expect(result.pointerBefore("/tags/0/name")).toBeUndefined();
  });

  test("a null update is appended to a list", () => {
    expect(applied("  - target: $.tags\n    update: null").tags).toHaveLength(4);
  });

  test.each([
    [
      "an object in place of a string",
      "$.info.title",
      "{a: 1}",
      '5: the update is an object, but the target $.info.title is the string "Pets": ' +
        "write a string, a number, true, false or null",
    ],
    [
      "null in place of an object",
      "$.info",
      "null",
      "5: the update is empty, but the target $.info is an object: write an object to merge with it",
    ],
    [
      "one update for objects, lists and single values",
      "$['openapi','info','tags']",
      "a",
      "4: the target $['openapi','info','tags'] selects objects and lists and single values: " +
        "write a separate action for each of these three types",
    ],
    [
      "one update for objects and single values",
      "$['openapi','info']",
      "{a: 1}",
      "4: the target $['openapi','info'] selects objects and single values: write a separate action for each of these two types",
    ],
  ])("rejects %s", (_name, target, update, expected) => {
    expect(errorOf(`  - target: ${target}\n    update: ${update}`)).toEqual([expected]);
  });

  test("rejects an update that removes the last use of a point that no action fills", () => {
    const result = overlaid(`
  - target: $.components.schemas.Pet
    x-fills: [pet.states]
    remove: true
  - target: $.components.schemas.PetInput['x-extension-point']
    update: pet.states`);
    expect(problemsOf(() => settlePoints(result))).toEqual([
      expect.stringMatching(
        /^8: .* the last x-extension-point with pet\.fields, but no action fills pet\.fields/,
      ),
    ]);
  });
});

describe("a copy", () => {
  test("merges a copied object recursively into each target", () => {
    const { paths } = applied(`
  - target: $.paths
    update: {/dogs: {get: {summary: Lists dogs, tags: [dogs]}}, /cats: {}}
  - target: $.paths['/dogs','/cats']
    copy: $.paths['/pets']`);
    const { get, post } = petsPath() as Record<string, { tags: string[] }>;
    expect(paths["/cats"]).toEqual({ get, post });
    expect(paths["/dogs"]).toEqual({ get: { summary: "Lists dogs", ...get, tags: ["dogs", "pets"] }, post });
    expect(paths["/pets"]).toEqual({ get, post });
  });

  test("appends copied list elements one by one, and any other value as a single element", () => {
    const { tags, paths } = applied(`
  - target: $.tags
    copy: $.tags
  - target: $.tags
    copy: $.info
  - target: $.paths['/shops'].get.tags
    copy: $.info.title`);
    expect(tags.map(({ name }: { name?: string }) => name)).toEqual([
      ...["pets", "shops", "people"],
      ...["pets", "shops", "people", undefined],
    ]);
    expect(tags[6]).toEqual({ title: "Pets", version: "1" });
    expect(paths["/shops"].get.tags).toEqual(["shops", "Pets"]);
  });

  test("replaces a primitive value with the copied value", () => {
    expect(applied("  - target: $.tags[*].name\n    copy: $.info.title").tags).toEqual([
      { name: "Pets" },
      { name: "Pets" },
      { name: "Pets" },
    ]);
  });

  test("renames a key with an update, a copy and a removal", () => {
    const { paths } = applied(`
  - target: $.paths
    update: {/animals: {}}
  - target: $.paths['/animals']
    copy: $.paths['/pets']
  - target: $.paths['/pets']
    remove: true`);
    expect(Object.keys(paths)).toEqual(["/shops", "/animals"]);
    expect(paths["/animals"]).toEqual(petsPath());
  });

  test("evaluates a copy when its action runs, and writes independent copies to the targets", () => {
    const { info, paths } = applied(`
  - target: $.info
    update: {contact: {name: Ann}}
  - target: $.paths[*].get
    copy: $.info
  - target: $.paths['/pets'].get.contact
    update: {name: Bob}
  - target: $.info.contact
    update: {url: a}`);
    expect(info.contact).toEqual({ name: "Ann", url: "a" });
    expect(paths["/pets"].get.contact).toEqual({ name: "Bob" });
    expect(paths["/shops"].get.contact).toEqual({ name: "Ann" });
  });

  test("copies the value as it was before the action, even if it contains the targets", () => {
    const document = { list: [{ list: [1] }, { list: [2] }] };
    expect(applied("  - target: $..list\n    copy: $.list", document)).toEqual({
      list: [{ list: [1, ...document.list] }, { list: [2, ...document.list] }, ...document.list],
    });
  });

  test("copy does not modify the given document", () => {
    const document = pets();
    applied("  - target: $.paths['/shops'].get\n    copy: $.paths['/pets'].get", document);
    expect(document).toEqual(pets());
  });
});

test("the origin of a copied value is the copy, even if another action wrote the source value", () => {
  const result = overlaid(`  - target: $.info
    update: {contact: {name: Ann}}
  - target: $.paths['/pets'].get
    description: Repeats info of the document.
    copy: $.info
  - target: $.tags
    copy: $.paths['/shops'].get.tags`);
  expect([...result.changes()].map(({ pointer, line }) => [pointer, line])).toEqual([
    ["/info/contact", 5],
    ["/tags/3", 10],
    ["/paths/~1pets/get/title", 8],
    ["/paths/~1pets/get/version", 8],
    ["/paths/~1pets/get/contact", 8],
  ]);
  expect(result.originAt("/paths/~1pets/get/contact/name")).toMatchObject({ index: 1, copy: "$.info" });
  expect(result.changeAt("/paths/~1pets/get/contact/name")?.line).toBe(8);
  expect(result.originAt("/info/contact/name")?.index).toBe(0);
  expect(result.pointerBefore("/paths/~1pets/get/title")).toBeUndefined();
});

test.each([
  [
    "of nothing",
    "$.info",
    "$.paths['/pet'].get",
    "5: the copy $.paths['/pet'].get matches nothing ($.paths has no /pet): write /pets",
  ],
  [
    "that selects several values",
    "$.info",
    "$.paths[*].get",
    "5: the copy $.paths[*].get selects 2 values: " +
      "write a path that selects one value, such as $.paths['/pets'].get",
  ],
  [
    "that selects several values with hyphens in their names",
    "$.info",
    "$['x-extension-points'].*",
    "5: the copy $['x-extension-points'].* selects 3 values: " +
      "write a path that selects one value, such as $['x-extension-points']['pet.fields']",
  ],
  [
    "of an empty value",
    "$.info",
    "$.paths['/shops'].get.parameters",
    "5: the copy $.paths['/shops'].get.parameters selects an empty value: copy a value that is not empty",
  ],
  [
    "of a string into an object",
    "$.info",
    "$.info.title",
    '5: the copied $.info.title is the string "Pets", but the target $.info is an object: copy an object to merge with it',
  ],
  [
    "of an object to a string",
    "$.openapi",
    "$.info",
    '5: the copied $.info is an object, but the target $.openapi is the string "3.1.0": ' +
      "copy a string, a number, true, false or null",
  ],
  [
    "of an object that contains a string in place of a list",
    "$.paths['/shops'].get",
    "$['x-extension-points']['pet.fields']",
    "5: tags is the string \"Pets\" in $['x-extension-points']['pet.fields'] and a list in the document: " +
      "remove one of the two in an earlier action",
  ],
])("rejects a copy %s", (_name, target, copy, expected) => {
  const document = pets();
  (document["x-extension-points"] as Record<string, object>)["pet.fields"] = { tags: "Pets" };
  expect(errorOf(`  - target: ${target}\n    copy: ${copy}`, document)).toEqual([expected]);
});
