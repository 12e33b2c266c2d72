import { describe, expect, test } from "vitest";
import { applyOverlays } from "../src/index.ts";
import { overlayOf, problemsOf } from "./support/overlays.ts";
import { pets } from "./support/pets.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests access arbitrary documents.
function applied(actions: string, document: object = pets()): any {
  return applyOverlays(document, [overlayOf(actions)]).document;
}

describe("update", () => {
  test("merges objects recursively, appends lists to lists, and replaces everything else", () => {
    const { info, paths } = applied(`
  - target: $.info
    update: {title: Dogs, license: {name: MIT}}
  - target: $.paths['/pets']
    update: {get: {summary: Lists them, tags: [dogs], parameters: [{name: size, in: query}]}}`);
    expect(info).toEqual({ title: "Dogs", version: "1", license: { name: "MIT" } });
    expect(paths["/pets"].get).toEqual({
      operationId: "listPets",
      summary: "Lists them",
      tags: ["pets", "dogs"],
      parameters: [
        { name: "page", in: "query" },
        { name: "size", in: "query" },
      ],
    });
    expect(paths["/pets"].post).toEqual({ operationId: "createPet", tags: ["pets"] });
  });

  test("updates a value once even if the target selects it twice", () => {
    const { paths } = applied(`
  - target: $.paths[*]['get','get','post']
    update: {tags: [every]}
  - target: $.paths[*][?@.operationId == 'createPet']
    update: {summary: Takes one in}`);
    expect(paths["/pets"].get.tags).toEqual(["pets", "every"]);
    expect(paths["/pets"].post).toEqual({
      operationId: "createPet",
      summary: "Takes one in",
      tags: ["pets", "every"],
    });
    expect(paths["/shops"].get.tags).toEqual(["shops", "every"]);
  });

  test("appends list elements one by one, and any other value as a single element", () => {
    const { paths, tags } = applied(`
  - target: $.paths[*].get.parameters
    update: {name: size, in: query}
  - target: $.tags
    update: [{name: a}, {name: b}]
  - target: $.paths['/shops'].get.tags
    update: more`);
    expect(paths["/shops"].get.parameters).toEqual([{ name: "size", in: "query" }]);
    expect(paths["/pets"].get.parameters).toHaveLength(2);
    expect(tags.map((tag: { name: string }) => tag.name)).toEqual(["pets", "shops", "people", "a", "b"]);
    expect(paths["/shops"].get.tags).toEqual(["shops", "more"]);
  });

  test("writes an independent copy of the update to each target", () => {
    const { paths } = applied(`
  - target: $.paths[*].get
    update: {x-note: {a: 1}}
  - target: $.paths['/pets'].get['x-note']
    update: {b: 2}`);
    expect(paths["/pets"].get["x-note"]).toEqual({ a: 1, b: 2 });
    expect(paths["/shops"].get["x-note"]).toEqual({ a: 1 });
  });

  test("updating a shared object changes it only at the target", () => {
    const shared = { type: "string" };
    const document = { a: shared, b: shared };
    expect(applied("  - target: $.a\n    update: {format: date}", document)).toEqual({
      a: { type: "string", format: "date" },
      b: { type: "string" },
    });
  });

  test("treats __proto__ as an ordinary key", () => {
    const result = applied('  - target: $.info\n    update: {"__proto__": {polluted: true}}');
    expect(Object.keys(result.info)).toContain("__proto__");
    expect((result.info as { polluted?: boolean }).polluted).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("remove", () => {
  test("removes all selected object entries and list elements", () => {
    const { components, tags } = applied(`
  - target: $.components.schemas.Pet['additionalProperties','x-extension-point']
    remove: true
  - target: $.tags[?@.name != 'shops']
    remove: true`);
    expect(components.schemas.Pet).toEqual({ type: "object", properties: { name: { type: "string" } } });
    expect(tags).toEqual([{ name: "shops" }]);
  });

  test("applies a removal before the next action, so that two actions can replace a list", () => {
    const { paths } = applied(`
  - target: $.paths['/pets'].get.tags
    remove: true
  - target: $.paths['/pets'].get
    update: {tags: [dogs]}`);
    expect(paths["/pets"].get.tags).toEqual(["dogs"]);
  });
});

test("applies each overlay to the result of the previous one", () => {
  const rename = overlayOf("  - target: $.info\n    update: {title: Dogs}");
  const describe = overlayOf("  - target: $[?@.title == 'Dogs']\n    update: {summary: Only dogs}");
  expect(applyOverlays(pets(), [rename, describe]).document.info).toMatchObject({ summary: "Only dogs" });
  expect(problemsOf(() => applyOverlays(pets(), [describe, rename]))).toHaveLength(1);
});

test("applyOverlays does not modify the document or the overlay", () => {
  const document = pets();
  const overlay = overlayOf(`
  - target: $.paths[*].get
    update: {x-note: {a: 1}, tags: [more]}
  - target: $.paths['/pets'].get['x-note']
    update: {b: 2}
  - target: $.tags[0]
    remove: true`);
  const { document: result } = applyOverlays(document, [overlay]);
  expect(document).toEqual(pets());
  (result.info as { title: string }).title = "changed";
  expect(document).toEqual(pets());
  expect(applyOverlays(document, [overlay]).document).toMatchObject({
    paths: { "/shops": { get: { "x-note": { a: 1 } } } },
  });
  expect(overlay.actions[0]?.update).toEqual({ "x-note": { a: 1 }, tags: ["more"] });
});

const otherDocument = "correct the path, or apply the overlay to the document it extends";

describe("applyOverlays", () => {
  const cause = (target: string): string[] =>
    problemsOf(() => applied(`  - target: ${target}\n    remove: true`));

  test.each([
    [
      "$.paths[*][?@.operationId == 'createPte']",
      "(no operationId in $.paths[*] is 'createPte'): write createPet",
    ],
    [
      "$.paths[*][?@.operationId == 'createPet' && @.tags[0] == 'pts']",
      "(no tags[0] in $.paths[*] is 'pts'): write pets",
    ],
    ["$.paths[*].get.tags[?@ == 'pts']", "(nothing in $.paths[*].get.tags is 'pts'): write pets"],
    ["$.paths['/pet'].get", "($.paths has no /pet): write /pets"],
    ["$.infos.title", "(the document has no infos): write info"],
    ["$..operationIdd", "(the document has no operationIdd): write operationId"],
    ["$.components.schemas.Order", `($.components.schemas has no Order): ${otherDocument}`],
    ["$.tags[5]", `([5] selects nothing in $.tags): ${otherDocument}`],
    [
      "$.components.schemas[?@.type == 'object' && @.nothing]",
      `([?@.type == 'object' && @.nothing] selects nothing in $.components.schemas): ${otherDocument}`,
    ],
  ])("rejects a target that matches nothing: %s", (target, reason) => {
    expect(cause(JSON.stringify(target))).toEqual([`4: the target ${target} matches nothing ${reason}`]);
  });

  test.each([
    [
      "rejects a list in place of a string",
      "{title: [a]}",
      '6: title is a list here and the string "Pets" in the document: ' +
        "remove the value in an earlier action, or write the same type",
    ],
    [
      "rejects a string in place of an object",
      "Pets",
      '5: the update is the string "Pets", but the target $.info is an object: write an object to merge with it',
    ],
  ])("%s", (_name, update, expected) => {
    const text = update.startsWith("{") ? `\n      ${update.slice(1, -1)}` : ` ${update}`;
    expect(problemsOf(() => applied(`  - target: $.info\n    update:${text}`))).toEqual([expected]);
  });

  test("rejects an update to a string in version 1.0", () => {
    expect(problemsOf(() => applied("  - target: $.info.title\n    update: Dogs"))).toEqual([
      '4: the target $.info.title selects the string "Pets": target the object that contains it, and write its key in the update',
    ]);
  });

  test("rejects an update that targets both objects and lists", () => {
    expect(problemsOf(() => applied("  - target: $['info','tags']\n    update: {a: 1}"))).toEqual([
      "4: the target $['info','tags'] selects objects and lists: write a separate action for each of these two types",
    ]);
  });

  test("rejects removing the whole document", () => {
    expect(cause("$")).toEqual([
      "4: the action removes the whole document: target a value inside the document",
    ]);
  });

  test("reports the problems in all actions if the overlay is for another document", () => {
    const actions = `
  - target: $.paths['/orders']
    remove: true
  - target: $.info
    update: {title: Orders}
  - target: $.components.schemas.Order
    x-fills: [basket]
    update: {type: object}`;
    expect(problemsOf(() => applied(actions)).map((line) => line.replace(/ \(.*/, ""))).toEqual([
      "5: the target $.paths['/orders'] matches nothing",
      "10: the document has no extension point basket: use an ID from x-extension-points",
      "9: the target $.components.schemas.Order matches nothing",
    ]);
  });
});

describe("x-fills", () => {
  test("the result lists which actions fill each extension point", () => {
    const first = overlayOf("  - target: $.info\n    x-fills: [pet.fields, error.body]\n    update: {a: 1}");
    const second = overlayOf("  - target: $.info\n    x-fills: [pet.fields]\n    update: {b: 1}");
    const { fills } = applyOverlays(pets(), [first, second]);
    expect([...fills.keys()]).toEqual(["pet.fields", "error.body"]);
    expect(fills.get("pet.fields")?.map(({ overlay, line }) => [overlay, line])).toEqual([
      [first, 4],
      [second, 4],
    ]);
  });

  test("accepts a point in x-fills if an earlier action defined it or filled it", () => {
    const document = { ...pets(), "x-filled-points": { "old.fields": {} } };
    const { fills } = applyOverlays(document, [
      overlayOf(`
  - target: $['x-extension-points']
    x-fills: [pet.fields]
    update: {toy.fields: {within: pet.fields}}
  - target: $.info
    x-fills: [toy.fields, old.fields]
    update: {a: 1}`),
    ]);
    expect([...fills.keys()]).toEqual(["pet.fields", "toy.fields", "old.fields"]);
  });

  test("rejects x-fills if the document has no extension points", () => {
    const actions = "  - target: $.info\n    x-fills: [pet.fields]\n    update: {a: 1}";
    expect(problemsOf(() => applied(actions, { info: {} }))).toEqual([
      "5: the document has no extension point pet.fields: remove x-fills",
    ]);
  });

  test("rejects points in x-fills that the document does not define yet", () => {
    const problems = problemsOf(() =>
      applied(`
  - target: $.info
    x-fills:
      - pet.states
      - pet.field
    update: {a: 1}
  - target: $.info
    x-fills: [toy.fields]
    update: {a: 1}
  - target: $['x-extension-points']
    update: {toy.fields: {}}`),
    );
    expect(problems).toEqual([
      "8: the document has no extension point pet.field: write pet.fields",
      "11: the document has no extension point toy.fields: write pet.fields",
    ]);
  });
});

test("searches a document with 1,000 levels, even after an overlay added more levels", () => {
  let inner: object = { end: {} };
  for (let level = 3; level <= 1000; level += 1) inner = { a: inner };
  const further = `${"{a: ".repeat(400)}{ goal: {} }${"}".repeat(400)}`;
  const overlay = overlayOf(`  - target: $..end
    update: { further: ${further} }
  - target: $..goal
    update: { found: true }`);
  const [, change] = applyOverlays(inner, [overlay]).changes();
  expect(change?.pointer).toMatch(/\/goal\/found$/);
});

test("rejects a document that is nested too deeply or is circular", () => {
  let deep: object = {};
  for (let level = 0; level < 1000; level += 1) deep = { a: deep };
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  for (const document of [deep, circle]) {
    expect(() => applyOverlays(document, [])).toThrow(
      new RangeError(
        "the document is nested more than 1000 levels deep, or is circular: pass it without resolving its references",
      ),
    );
  }
});
