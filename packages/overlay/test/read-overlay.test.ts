import { writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { OverlayError, readOverlay } from "../src/index.ts";
import { overlayFile, problemsOf } from "./support/overlays.ts";

const whole = `overlay: 1.0.0
info:
  title: Names of pets
  version: "3"
extends: ./openapi.yaml
x-note: extensions are allowed anywhere
actions:
  - target: $.info
    description: Names the author.
    update: {contact: {name: Ann}}
  - x-fills: [pet.fields, pet.states]
    target: $.components.schemas.Pet.additionalProperties
    remove: true
`;

test("reads an overlay with line numbers", () => {
  const file = overlayFile(whole);
  const { lineOf, ...overlay } = readOverlay(file);
  expect(overlay).toEqual({
    file,
    format: "1.0",
    title: "Names of pets",
    version: "3",
    extends: "./openapi.yaml",
    actions: [
      {
        index: 0,
        line: 8,
        target: "$.info",
        description: "Names the author.",
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
  expect(lineOf(["actions", "0", "update", "missing"])).toBe(10);
});

test("reads JSON, file: URLs and paths relative to the working directory", () => {
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
  ["a: *b\n", "1: the alias *b has no anchor before it: use an anchor that ends before the alias"],
  ["a: &b\n  c: *b\n", "2: the alias *b has no anchor before it: use an anchor that ends before the alias"],
  ["a: 1\n---\nb: 1\n", "2: the file contains more than one YAML document: write one overlay per file"],
  ["a:\n  ? [b]\n  : 1\n", "2: a key is an object or a list: use a string"],
  [
    `a: ${"b".repeat(999)}`.slice(3),
    '1: the overlay is a string: start it with "overlay: 1.1.0", info and actions',
  ],
  ["- 1\n", '1: the overlay is a list: start it with "overlay: 1.1.0", info and actions'],
  ["", '1: the overlay is empty: start it with "overlay: 1.1.0", info and actions'],
  [
    "openapi: 3.1.0\n",
    '1: the file is an OpenAPI document: start it with "overlay: 1.1.0", info and actions',
  ],
  ["title: a\n", '1: the file is not an overlay: start it with "overlay: 1.1.0", info and actions'],
  [
    "\noverlay: 1.3.0\n",
    '2: unsupported format version: the string "1.3.0": write "overlay: 1.2.0", "overlay: 1.1.0" or "overlay: 1.0.0"',
  ],
  [
    "overlay: 1.1\n",
    '1: unsupported format version: the number 1.1: write "overlay: 1.2.0", "overlay: 1.1.0" or "overlay: 1.0.0"',
  ],
  ["overlay: 1.0.0\nactions: []\n", "1: info is missing: write an object with title and version"],
  [
    "overlay: 1.0.0\ninfo:\n  title: a\n  version: 1\n",
    "4: info.version is the number 1: write a string, in quotes if it looks like a number",
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
    '4: an action is the string "$.info": write an object with target and update or remove',
  ],
  [action("tagret: $"), "4: unknown key tagret: write target"],
  [action("x-fils: [a]\ntarget: $\nremove: true"), "4: unknown key x-fils: write x-fills"],
  [action("update: {a: 1}"), "4: the target of an action is missing: write a JSONPath such as $.info"],
  [
    action("update: {a: 1}\ntarget: $.paths["),
    "5: the target $.paths[ is not a JSONPath (unclosed bracketed selection at character 9): " +
      "write a JSONPath of RFC 9535, such as $.paths['/pets'].get",
  ],
  [
    action("update: {a: 1}\ntarget: $.paths[?nope(@)]"),
    "5: the target $.paths[?nope(@)] is not a JSONPath (no such function 'nope' at character 10): " +
      "write a JSONPath of RFC 9535, such as $.paths['/pets'].get",
  ],
  [
    action("update: {a: 1}\ntarget: $..tags['a.b-c', \"d.e-f\"][?@.a==-1.5e-3 && @.x-b]"),
    "5: the target $..tags['a.b-c', \"d.e-f\"][?@.a==-1.5e-3 && @.x-b] is not a JSONPath " +
      "(x-b contains a hyphen: write ['x-b']): write a JSONPath of RFC 9535, such as $.paths['/pets'].get",
  ],
  [
    action('update: {a: 1}\ntarget: "$.info "'),
    "5: the target $.info  is not a JSONPath (leading or trailing white space): write a JSONPath of RFC 9535, such as $.paths['/pets'].get",
  ],
  [action("target: $\ndescription: 1\nremove: true"), "5: description is the number 1: write a string"],
  [
    action("target: $\nremove: true\nx-fills: pet.fields"),
    '6: x-fills is the string "pet.fields": write a list of at least one extension point, such as [pet.fields]',
  ],
  [
    action("target: $\nremove: true\nx-fills: []"),
    "6: x-fills is an empty list: write a list of at least one extension point, such as [pet.fields]",
  ],
  [
    action("target: $\nremove: true\nx-fills: [1]"),
    "6: x-fills is a list with elements that are not strings: write a list of at least one extension point, such as [pet.fields]",
  ],
  [
    action("target: $\nupdate:\n  x-fills: [pet.fields]"),
    "6: x-fills is only allowed on an action: move it next to a target",
  ],
  [`${head}x-fills: [a]\nactions: []\n`, "3: x-fills is only allowed on an action: move it next to a target"],
  [action('target: $\nremove: "yes"'), '5: remove is the string "yes": write true, or remove the key'],
  [
    action("x-note: 1\ntarget: $"),
    "5: the action neither updates nor removes: write either update or remove: true",
  ],
  [
    action("target: $\nupdate: {a: 1}\nremove: true"),
    "4: the action both updates and removes: write either update or remove: true",
  ],
  [action("target: $\nupdate: {}"), "5: the update is empty: write the value to merge or append"],
  [action("target: $\nupdate: []"), "5: the update is empty: write the value to merge or append"],
  [action("target: $\nupdate:"), "5: the update is empty: write the value to merge or append"],
])("rejects %j", (text, expected) => {
  expect(problemsOf(() => readOverlay(overlayFile(text)))).toContainEqual(expected);
});

const newer = (text: string): string => action(text).replace("1.0.0", "1.1.0");

test("reads the version 1.1 features: overlay description, copy, and null updates", () => {
  const text = whole
    .replace("1.0.0", "1.1.7")
    .replace("extends:", "  description: What we call them.\nextends:")
    .concat("  - target: $.info\n    copy: $.components.info\n")
    .concat("  - target: $.info.summary\n    update: null\n");
  const { format, description, actions } = readOverlay(overlayFile(text));
  expect({ format, description }).toEqual({ format: "1.1", description: "What we call them." });
  expect(actions.slice(0, 2).map(({ line: _, ...rest }) => rest)).toEqual(
    readOverlay(overlayFile(whole)).actions.map(({ line: _, ...rest }) => rest),
  );
  expect(actions.slice(2)).toEqual([
    { index: 2, line: 15, target: "$.info", fills: [], copy: "$.components.info", remove: false },
    { index: 3, line: 17, target: "$.info.summary", fills: [], update: null, remove: false },
  ]);
});

test.each([
  [
    action("target: $.info\ncopy: $.paths"),
    '5: copy requires Overlay 1.1: write "overlay: 1.1.0", or remove copy',
  ],
  [
    `overlay: 1.0.1\ninfo:\n  title: a\n  version: "1"\n  description: a\nactions: []\n`,
    '5: description requires Overlay 1.1: write "overlay: 1.1.0", or remove description',
  ],
  [
    `overlay: 1.1.0\ninfo:\n  title: a\n  version: "1"\n  description: 1\nactions: []\n`,
    "5: info.description is the number 1: write a string",
  ],
  [newer("target: $.info\ncoppy: $.paths"), "5: unknown key coppy: write copy"],
  [newer("copy:\ntarget: $.info"), "4: the copy of an action is empty: write a JSONPath such as $.info"],
  [
    newer("target: $.info\ncopy: $.paths["),
    "5: the copy $.paths[ is not a JSONPath (unclosed bracketed selection at character 9): " +
      "write a JSONPath of RFC 9535, such as $.paths['/pets'].get",
  ],
  [
    newer("target: $.info\ncopy: $.paths\nupdate: {a: 1}"),
    "4: the action both updates and copies: write either update, copy or remove: true",
  ],
  [
    newer("target: $.info\ncopy: $.paths\nremove: true"),
    "4: the action both copies and removes: write either update, copy or remove: true",
  ],
  [
    newer("target: $.info\nupdate: null\nremove: true"),
    "4: the action both updates and removes: write either update, copy or remove: true",
  ],
  [
    newer("target: $.info\nremove: false"),
    "4: the action neither updates nor copies nor removes: write either update, copy or remove: true",
  ],
  [newer("target: $.info\nupdate: {}"), "5: the update is empty: write the value to merge or append"],
  [
    'overlay: 1.1.0\ninfo: {title: a, version: "1"}\nactions: [1]\n',
    "3: an action is the number 1: write an object with target and update, copy or remove",
  ],
  [
    'overlay: 1.1.0\ninfo: {title: a, version: "1"}\nactions: []\n',
    "3: actions is an empty list: list at least one action with target and update, copy or remove",
  ],
])("applies the rules of the overlay's version to %j", (text, expected) => {
  expect(problemsOf(() => readOverlay(overlayFile(text)))).toContainEqual(expected);
});

test("throws an OverlayError with the path of a missing file", () => {
  const file = join(import.meta.dirname, "none.overlay.yaml");
  const read = (): unknown => readOverlay(file);
  expect(read).toThrow(OverlayError);
  expect(problemsOf(read)).toEqual(["1: the overlay does not exist: pass an overlay in YAML or JSON"]);
  expect(problemsOf(() => readOverlay(import.meta.dirname))).toEqual([
    `${import.meta.dirname}:1: the overlay is a folder: pass an overlay in YAML or JSON`.slice(
      process.cwd().length + 1,
    ),
  ]);
  expect(() => readOverlay(".")).toThrow(/^\.:1: the overlay is a folder/);
});

test("reports the problems in all actions", () => {
  const actions =
    "actions:\n  - tagret: $\n  - target: $.info\n    update: {a: 1}\n  - target: info\n    remove: true\n";
  expect(problemsOf(() => readOverlay(overlayFile(`${head}${actions}`)))).toEqual([
    "4: unknown key tagret: write target",
    "4: the action neither updates nor removes: write either update or remove: true",
    expect.stringMatching(/^7: the target info is not a JSONPath/),
  ]);
});

test("accepts hundreds of aliases to one anchor, but rejects aliases that would exhaust memory", () => {
  const anchor = `${head}x-text: &text {type: string}\n`;
  const fields = Array.from({ length: 300 }, (_, index) => `field${index}: *text`).join(", ");
  const file = overlayFile(`${anchor}actions:\n  - target: $\n    update: {${fields}}\n`);
  expect(readOverlay(file).actions[0]?.update).toHaveProperty("field299", { type: "string" });
  const levels = Array.from({ length: 12 }, (_, level) => {
    const aliases = Array.from({ length: 9 }, (__, index) => `k${index}: *level${level}`).join(", ");
    return `x-${level}: &level${level + 1} {${aliases}}`;
  });
  const bomb = `x-text: &level0 {type: string}\n${levels.join("\n")}\n`;
  expect(problemsOf(() => readOverlay(overlayFile(`${head}${bomb}`)))).toEqual([
    "1: the aliases expand to too many values: use fewer aliases",
  ]);
});

test.each([
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["Windows line endings", (text: string) => text.replaceAll("\n", "\r\n")],
])("reads a file with %s and counts lines correctly", (_name, edit) => {
  const { file: _, lineOf: __, ...plain } = readOverlay(overlayFile(whole));
  expect(readOverlay(overlayFile(edit(whole)))).toMatchObject(plain);
});

test("OverlayError has file and line fields, and its message shows a relative path", () => {
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

test("rejects an overlay nested more than 500 levels deep and reports the line", () => {
  for (const levels of [600, 100_000]) {
    const update = `${"{a: ".repeat(levels)}1${"}".repeat(levels)}`;
    const file = overlayFile(action(`target: $.info\nupdate: ${update}`));
    expect(problemsOf(() => readOverlay(file))).toEqual([
      "5: the overlay is nested more than 500 levels deep: move the inner levels to a separate action",
    ]);
  }
});

test("does not quote the file if it is not an overlay", () => {
  const secret = "root:x:0:0:root:/root:/bin/sh";
  for (const text of [secret, `"${secret}" ${secret}\n`, `a: b\n${secret}\n  - c\n`, `{ ${secret}`]) {
    expect(problemsOf(() => readOverlay(overlayFile(text))).join()).not.toMatch(/root|bin/);
  }
});

test("rejects a binary file and a folder", () => {
  const file = overlayFile("");
  writeFileSync(file, Uint8Array.of(0x80, 0x81));
  const remedy = "pass an overlay in YAML or JSON";
  expect(problemsOf(() => readOverlay(file))).toEqual([`1: the overlay is not valid UTF-8: ${remedy}`]);
  expect(problemsOf(() => readOverlay(dirname(file))).join()).toContain(
    `:1: the overlay is a folder: ${remedy}`,
  );
});
