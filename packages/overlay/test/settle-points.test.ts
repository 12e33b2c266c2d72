import { expect, test } from "vitest";
import { applyOverlays, type Overlaid, settlePoints } from "../src/index.ts";
import { overlayOf, problemsOf } from "./support/overlays.ts";
import { pets } from "./support/pets.ts";

function overlaid(actions: string): Overlaid {
  return applyOverlays(pets(), [overlayOf(actions)]);
}

const closePet = `  - target: $.components.schemas.Pet['additionalProperties','x-extension-point']
    x-fills: [pet.fields, pet.states]
    remove: true`;

const closePetInput = `  - target: $.components.schemas.PetInput['additionalProperties','x-extension-point']
    x-fills: [pet.fields]
    remove: true`;

test("moves a point to x-filled-points once all of its locations are closed", () => {
  const result = overlaid(`${closePet}\n${closePetInput}`);
  expect(settlePoints(result)).toEqual({
    filled: ["pet.fields", "pet.states"],
    partlyFilled: [],
    open: ["error.body"],
  });
  const before = pets()["x-extension-points"] as Record<string, unknown>;
  expect(result.document).toMatchObject({
    "x-extension-points": { "error.body": before["error.body"] },
    "x-filled-points": { "pet.fields": before["pet.fields"], "pet.states": before["pet.states"] },
  });
  expect(Object.keys(result.document["x-extension-points"] as object)).toEqual(["error.body"]);
  expect(result.pointerBefore("/x-filled-points/pet.states/area")).toBe(
    "/x-extension-points/pet.states/area",
  );
});

test("keeps a point in the list of open points if one of its locations is still open", () => {
  const result = overlaid(closePet);
  expect(settlePoints(result)).toEqual({
    filled: ["pet.states"],
    partlyFilled: ["pet.fields"],
    open: ["error.body"],
  });
  expect(result.document["x-extension-points"]).toHaveProperty(["pet.fields"]);
});

test("removes an x-extension-point list that has become empty", () => {
  const result = overlaid(`  - target: $.components.schemas.Pet['x-extension-point'][*]
    x-fills: [pet.fields, pet.states]
    remove: true\n${closePetInput}`);
  expect(settlePoints(result).filled).toEqual(["pet.fields", "pet.states"]);
  expect(result.document).not.toHaveProperty(["components", "schemas", "Pet", "x-extension-point"]);
});

test("does not add x-filled-points if no point is filled", () => {
  const result = overlaid("  - target: $.info\n    update: {title: Dogs}");
  expect(settlePoints(result)).toEqual({
    filled: [],
    partlyFilled: [],
    open: ["pet.fields", "pet.states", "error.body"],
  });
  expect(result.document).not.toHaveProperty("x-filled-points");
});

test("adds a moved point to the existing filled points and keeps its origin", () => {
  const first = overlayOf(
    "  - target: $['x-extension-points']\n    update: {toy.fields: {area: fields, within: pet.fields}}",
  );
  const second = overlayOf("  - target: $.info\n    x-fills: [toy.fields]\n    update: {title: Dogs}");
  const document = { ...pets(), "x-filled-points": { "old.fields": { area: "fields" } } };
  const result = applyOverlays(document, [first, second]);
  settlePoints(result);
  expect(Object.keys(result.document["x-filled-points"] as object)).toEqual(["old.fields", "toy.fields"]);
  expect(result.originAt("/x-filled-points/toy.fields/within")?.overlay).toBe(first);
  expect(result.originAt("/x-filled-points/old.fields")).toBeUndefined();
});

test("keeps a point open until all points within it are filled", () => {
  const toys = `  - target: $['x-extension-points']
    update: {toy.fields: {area: fields, within: pet.fields}}
  - target: $.info
    update: {x-extension-point: toy.fields}`;
  const result = overlaid(`${closePet}\n${closePetInput}\n${toys}`);
  expect(settlePoints(result)).toEqual({
    filled: ["pet.states"],
    partlyFilled: ["pet.fields"],
    open: ["error.body", "toy.fields"],
  });
  const fillsToys = "  - target: $.info['x-extension-point']\n    x-fills: [toy.fields]\n    remove: true";
  const later = applyOverlays(result.document, [overlayOf(fillsToys)]);
  expect(settlePoints(later)).toEqual({
    filled: ["pet.fields", "toy.fields"],
    partlyFilled: [],
    open: ["error.body"],
  });
});

test("accepts two points that are each `within` the other", () => {
  const loop = `  - target: $['x-extension-points']
    update: {a: {area: fields, within: b}, b: {area: fields, within: a}}
  - target: $.info
    x-fills: [a, b]
    update: {title: Dogs}`;
  expect(settlePoints(overlaid(loop)).filled).toEqual(["a", "b"]);
});

test("rejects removing the last use of a point that no action fills", () => {
  const remove = (xFills: string): string[] =>
    problemsOf(() =>
      settlePoints(overlaid(`  - target: $.components.schemas.Pet\n    remove: true${xFills}`)),
    );
  expect(remove("")).toEqual([
    "4: the action removes the last x-extension-point with pet.states, but no action fills pet.states: " +
      "add pet.states to the x-fills of this action, or keep an x-extension-point with pet.states",
  ]);
  expect(remove("\n    x-fills: [pet.states]")).toEqual([]);
});

test("rejects an action that removes the last use of a point from a list", () => {
  const action =
    "  - target: $.components.schemas.Pet['x-extension-point'][?@ == 'pet.states']\n    remove: true";
  expect(problemsOf(() => settlePoints(overlaid(action)))).toEqual([
    expect.stringMatching(
      /^4: the action removes the last x-extension-point with pet.states, but no action fills pet.states/,
    ),
  ]);
});

test("settling twice has the same effect as settling once", () => {
  const result = overlaid(`${closePet}\n${closePetInput}`);
  settlePoints(result);
  const once = structuredClone(result.document);
  expect(settlePoints(result)).toMatchObject({ filled: [], open: ["error.body"] });
  expect(result.document).toEqual(once);
});
