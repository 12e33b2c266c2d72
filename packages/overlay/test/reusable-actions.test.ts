import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { applyOverlays, checkExtends, extendedFile, readOverlay } from "../src/index.ts";
import { overlayFile, problemsOf } from "./support/overlays.ts";

const head = 'overlay: 1.2.0\ninfo: { title: Retries, version: "1" }\n';
const closed = `components:
  actions:
    close:
      description: Closes an object.
      fields:
        x-fills: [pet.fields]
        update: { additionalProperties: false }
`;
const document = {
  "x-extension-points": { "pet.fields": {}, "shop.fields": {} },
  components: { schemas: { Pet: { type: "object" }, Shop: { type: "object" } } },
};

test("applies a reusable action to the target of each reference", () => {
  const file = overlayFile(`${head}${closed}actions:
  - $ref: '#/components/actions/close'
    target: $.components.schemas.Pet
  - $ref: '#/components/actions/close'
    target: $.components.schemas.Shop
    description: A shop has no other members.
    x-fills: [shop.fields]
`);
  const overlaid = applyOverlays(document, [readOverlay(file)]);
  expect(overlaid.document).toMatchObject({
    components: { schemas: { Pet: { additionalProperties: false }, Shop: { additionalProperties: false } } },
  });
  const pointer = "/components/schemas/Shop/additionalProperties";
  expect(overlaid.changeAt(pointer)?.line).toBe(9);
  expect(overlaid.originAt(pointer)).toMatchObject({
    line: 14,
    description: "A shop has no other members.",
    fills: ["shop.fields"],
    reusableAction: "close",
  });
  expect(overlaid.originAt("/components/schemas/Pet/additionalProperties")).toMatchObject({
    description: "Closes an object.",
    fills: ["pet.fields"],
  });
});

test("resolves a reference to a reusable action whose name contains a slash and a tilde", () => {
  const overlay = readOverlay(
    overlayFile(`${head}components: { actions: { a/b~c: { fields: { remove: true } } } }
actions: [{ $ref: '#/components/actions/a~1b~0c', target: $.a }]
`),
  );
  expect(applyOverlays({ a: 1, b: 2 }, [overlay]).document).toEqual({ b: 2 });
});

test.each([
  [
    "actions: [{ $ref: '#/components/actions/clos', target: $.info }]\n",
    "10: the $ref #/components/actions/clos is not a reusable action: write #/components/actions/close",
  ],
  [
    "actions: [{ $ref: 3, target: $ }]\n",
    "10: the $ref the number 3 is not a reusable action: write #/components/actions/close",
  ],
  [
    "actions: [{ $ref: '#/components/actions/close' }]\n",
    "10: the target of an action is missing: write a JSONPath such as $.info",
  ],
  [
    "actions: [{ $ref: '#/components/actions/close', target: $, remove: true }]\n",
    "10: unknown key remove: write $ref, target, description",
  ],
])("rejects a reference in %j", (actions, expected) => {
  expect(problemsOf(() => readOverlay(overlayFile(head + closed + actions)))).toContainEqual(expected);
});

test.each([
  ["{ a: 3 }", "3: a reusable action is the number 3: write an object with fields"],
  ["{ a: {} }", "3: fields is missing: write an object with update, copy or remove"],
  [
    "{ a: { fields: { target: $, remove: true } } }",
    "3: a reusable action has a target: write the target next to each $ref",
  ],
  [
    "{ a: { fields: { description: b } } }",
    "3: the action neither updates nor copies nor removes: write either update, copy or remove: true",
  ],
  ["[]", "3: components.actions is an empty list: write an object that maps names to actions"],
])("rejects the reusable actions %s", (reusable, expected) => {
  const text = `${head}components: { actions: ${reusable} }\nactions: [{ $ref: '#/components/actions/a', target: $ }]\n`;
  expect(problemsOf(() => readOverlay(overlayFile(text)))).toContainEqual(expected);
});

test.each([
  ["$ref requires Overlay 1.2", "actions: [{ $ref: '#/components/actions/a', target: $ }]"],
  ["components requires Overlay 1.2", "components: {}\nactions: [{ target: $, remove: true }]"],
  ["$self requires Overlay 1.2", "$self: a\nactions: [{ target: $, remove: true }]"],
])("reports that %s in a 1.1 file", (problem, rest) => {
  const text = `overlay: 1.1.0\ninfo: { title: a, version: "1" }\n${rest}\n`;
  expect(problemsOf(() => readOverlay(overlayFile(text))).join("\n")).toContain(
    `${problem}: write "overlay: 1.2.0"`,
  );
});

test("resolves extends against $self", () => {
  const one = "actions: [{ target: $, update: { a: 1 } }]\n";
  const nested = readOverlay(overlayFile(`${head}$self: overlays/a.yaml\nextends: pets.yaml\n${one}`));
  expect(extendedFile(nested)).toBe(join(dirname(nested.file), "overlays/pets.yaml"));
  const remote = readOverlay(
    overlayFile(`${head}$self: https://example.com/a.yaml\nextends: pets.yaml\n${one}`),
  );
  expect(extendedFile(remote)).toBeUndefined();
  expect(() => checkExtends(remote, "other.yaml")).not.toThrow();
});

test("rejects fragments in $self and extends", () => {
  const text = `${head}$self: a.yaml#b\nextends: pets.yaml#/info\nactions: [{ target: $, remove: true }]\n`;
  expect(problemsOf(() => readOverlay(overlayFile(text)))).toEqual([
    "3: $self a.yaml#b has a fragment: write a.yaml",
    "4: extends pets.yaml#/info has a fragment: write pets.yaml",
  ]);
});
