import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { OverlayError, readOverlay } from "../src/index.ts";
import { overlayFile, problemsOf } from "./support/overlays.ts";

const whole = `overlay: 1.0.0
info:
  title: Names of pets
  version: "3"
extends: ./openapi.yaml
x-note: extensions may stand anywhere
actions:
  - target: $.info
    description: Says who wrote it.
    update: {contact: {name: Ann}}
  - x-fills: [pet.fields, pet.states]
    target: $.components.schemas.Pet.additionalProperties
    remove: true
`;

test("reads what an overlay is, what it does and on which line", () => {
  const file = overlayFile(whole);
  const { lineOf, ...overlay } = readOverlay(file);
  expect(overlay).toEqual({
    file,
    title: "Names of pets",
    version: "3",
    extends: "./openapi.yaml",
    actions: [
      {
        index: 0,
        line: 8,
        target: "$.info",
        description: "Says who wrote it.",
        fills: [],
        update: { contact: { name: "Ann" } },
        remove: false,
      },
      {
        index: 1,
        line: 12,
        target: "$.components.schemas.Pet.additionalProperties",
        fills: ["pet.fields", "pet.states"],
        remove: true,
      },
    ],
  });
  expect(lineOf(["actions", "1", "x-fills"])).toBe(11);
  expect(lineOf(["actions", "0", "update", "nothing of the kind"])).toBe(10);
});

test("reads JSON, a file: URL and a path from the working folder alike", () => {
  const json = {
    overlay: "1.0.1",
    info: { title: "a", version: "1" },
    actions: [{ target: "$", update: { a: 1 } }],
  };
  const file = overlayFile(JSON.stringify(json, null, 2), "json");
  const { lineOf: _, ...overlay } = readOverlay(file);
  expect(overlay.actions[0]).toMatchObject({ line: 9, target: "$" });
  expect(readOverlay(pathToFileURL(file))).toMatchObject(overlay);
  expect(readOverlay(relative(process.cwd(), file))).toMatchObject(overlay);
});

const head = 'overlay: 1.0.0\ninfo: {title: a, version: "1"}\n';
const action = (text: string): string => `${head}actions:\n  - ${text.replaceAll("\n", "\n    ")}\n`;

test.each([
  [
    "a: [1",
    "1: the overlay is malformed (Flow sequence in block collection must be sufficiently indented and end with a ]): correct the syntax",
  ],
  [
    "overlay: 1.0.0\ninfo: {}\ninfo: {}\n",
    "3: the overlay is malformed (Map keys must be unique): correct the syntax",
  ],
  [
    "a: *b\n",
    "1: the overlay is malformed (Unresolved alias (the anchor must be set before the alias): b): write out what its aliases stand for",
  ],
  [
    "a: &b\n  c: *b\n",
    "1: the overlay is malformed (an alias stands for what holds it): write out what its aliases stand for",
  ],
  ["- 1\n", '1: the overlay is a list: begin it with "overlay: 1.0.0", info and actions'],
  ["", '1: the overlay is empty: begin it with "overlay: 1.0.0", info and actions'],
  [
    "openapi: 3.1.0\n",
    '1: the file is an OpenAPI document: begin it with "overlay: 1.0.0", info and actions',
  ],
  ["title: a\n", '1: the file is no overlay: begin it with "overlay: 1.0.0", info and actions'],
  ["\noverlay: 1.1.0\n", '2: the version of the format is the string "1.1.0": write "overlay: 1.0.0"'],
  ["overlay: 1.0\n", '1: the version of the format is the number 1: write "overlay: 1.0.0"'],
  ["overlay: 1.0.0\nactions: []\n", "1: info is missing: give it title and version"],
  [
    "overlay: 1.0.0\ninfo:\n  title: a\n  version: 1\n",
    "4: version of info is the number 1: write a text, in quotes where it looks like a number",
  ],
  [`${head}action: []\n`, "3: unknown key action: write actions"],
  [`${head}extends: 3\nactions: []\n`, "3: extends is the number 3: write the path or URI of the document"],
  [head, "1: actions is missing: list at least one action with target and update or remove"],
  [
    `${head}actions: []\n`,
    "3: actions is an empty list: list at least one action with target and update or remove",
  ],
  [
    `${head}actions:\n  - $.info\n`,
    '4: an action is the string "$.info": give it target and update or remove',
  ],
  [action("tagret: $"), "4: unknown key tagret: write target"],
  [action("x-fils: [a]\ntarget: $\nremove: true"), "4: unknown key x-fils: write x-fills"],
  [action("update: {a: 1}"), "4: the target of an action is missing: write a JSONPath like $.info"],
  [
    action("update: {a: 1}\ntarget: $.paths["),
    "5: the target $.paths[ is no JSONPath (unclosed bracketed selection at character 9): " +
      "write a JSONPath of RFC 9535, like $.paths['/pets'].get",
  ],
  [
    action("update: {a: 1}\ntarget: $.paths[?nope(@)]"),
    "5: the target $.paths[?nope(@)] is no JSONPath (no such function 'nope' at character 10): " +
      "write a JSONPath of RFC 9535, like $.paths['/pets'].get",
  ],
  [
    action("update: {a: 1}\ntarget: $..tags['a.b-c', \"d.e-f\"][?@.a==-1.5e-3 && @.x-b]"),
    "5: the target $..tags['a.b-c', \"d.e-f\"][?@.a==-1.5e-3 && @.x-b] is no JSONPath " +
      "(x-b holds a hyphen: write ['x-b']): write a JSONPath of RFC 9535, like $.paths['/pets'].get",
  ],
  [action("target: $\ndescription: 1\nremove: true"), "5: description is the number 1: write a text"],
  [
    action("target: $\nremove: true\nx-fills: pet.fields"),
    '6: x-fills is the string "pet.fields": write a list of at least one extension point, like [pet.fields]',
  ],
  [
    action("target: $\nremove: true\nx-fills: []"),
    "6: x-fills is an empty list: write a list of at least one extension point, like [pet.fields]",
  ],
  [
    action("target: $\nremove: true\nx-fills: [1]"),
    "6: x-fills is a list of other things than texts: write a list of at least one extension point, like [pet.fields]",
  ],
  [action('target: $\nremove: "yes"'), '5: remove is the string "yes": write true or leave it out'],
  [
    action("x-note: 1\ntarget: $"),
    "5: the action neither updates nor removes: give it either update or remove: true",
  ],
  [
    action("target: $\nupdate: {a: 1}\nremove: true"),
    "4: the action both updates and removes: give it either update or remove: true",
  ],
  [action("target: $\nupdate: {}"), "5: the update is empty: say what is to be merged or appended"],
  [action("target: $\nupdate: []"), "5: the update is empty: say what is to be merged or appended"],
  [action("target: $\nupdate:"), "5: the update is empty: say what is to be merged or appended"],
])("refuses %j", (text, expected) => {
  expect(problemsOf(() => readOverlay(overlayFile(text)))).toEqual([expected]);
});

test("says which file is not there, as a typed error", () => {
  const file = join(import.meta.dirname, "none.overlay.yaml");
  const read = (): unknown => readOverlay(file);
  expect(read).toThrow(OverlayError);
  expect(problemsOf(read)).toEqual(["1: the overlay does not exist: name an overlay in YAML or JSON"]);
  expect(problemsOf(() => readOverlay(import.meta.dirname))).toEqual([
    `${import.meta.dirname}:1: the overlay cannot be read: name an overlay in YAML or JSON`.slice(
      process.cwd().length + 1,
    ),
  ]);
});

test("the error says file and line apart from its message, which shows the path from the working folder", () => {
  const file = join(import.meta.dirname, "none.overlay.yaml");
  try {
    readOverlay(file);
  } catch (error) {
    expect(error).toMatchObject({
      name: "OverlayError",
      file,
      line: 1,
      problem: "the overlay does not exist",
    });
    expect((error as Error).message).toMatch(new RegExp(`^${relative(process.cwd(), file)}:1: `));
  }
  expect.assertions(2);
});
