import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkIntegrity } from "../build/check-integrity.ts";
import { readSources } from "../build/read-sources.ts";
import { serviceFolders } from "../build/service-folders.mjs";
import { CopyOfSpecs, linesOf } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;

beforeAll(() => {
  specs = new CopyOfSpecs();
});

afterAll(() => specs[Symbol.dispose]());

const HOLD = "retention/v1/components/schemas/Hold.yaml";
const ROOT = "edge/openapi.yaml";

/** Invalid content of a file, and the expected message. */
const UNREADABLE: readonly [what: string, file: string, content: string | Uint8Array, message: string][] = [
  ["an empty root", ROOT, "", `${ROOT}:1: The root of this file must be a mapping.`],
  ["a root of comments", ROOT, "# Later.\n", `${ROOT}:1: The root of this file must be a mapping.`],
  ["a scalar root", ROOT, "foo\n", `${ROOT}:1: The root of this file must be a mapping.`],
  ["a list root", ROOT, "\n- foo\n", `${ROOT}:2: The root of this file must be a mapping.`],
  [
    "an empty second document",
    "functions/v2/openapi.yaml",
    "",
    "functions/v2/openapi.yaml:1: The root of this file must be",
  ],
  ["an empty component", HOLD, "", `${HOLD}:1: The root of this file must be a mapping.`],
  ["an empty inventory", "edge/inventory.yaml", "", "edge/inventory.yaml:1: The root of this file must be"],
  [
    "an undefined alias",
    HOLD,
    "type: object\ndescription: *text\n",
    `${HOLD}:2: Malformed YAML: the alias *text has no anchor.`,
  ],
  [
    "an alias of a node that contains it",
    HOLD,
    "type: object\nproperties: &all\n  a: *all\n",
    `${HOLD}:3: Malformed YAML: the alias *all is inside the node`,
  ],
  [
    "a merge key with a value that is not a mapping",
    HOLD,
    "type: object\n<<: text\n",
    `${HOLD}:2: Malformed YAML: cannot merge mappings`,
  ],
  ["a key that is a list", HOLD, "? [a, b]\n: c\n", `${HOLD}:1: Malformed YAML: `],
  [
    "a reference to a URL",
    HOLD,
    "type: object\nproperties:\n  a:\n    $ref: https://schemas.example/hold.yaml\n",
    `${HOLD}:4: The reference https://schemas.example/hold.yaml is a URL`,
  ],
  [
    "a file that refers to itself",
    HOLD,
    "$ref: ./Hold.yaml\n",
    `${HOLD}:1: Circular reference: ./Hold.yaml only leads back to itself`,
  ],
  [
    "a file that refers to itself through another file",
    HOLD,
    "$ref: ./Matter.yaml\n",
    `${HOLD}:1: Circular reference: ./Matter.yaml only leads back to itself`,
  ],
  [
    "bytes that are not UTF-8",
    HOLD,
    Buffer.from("type: object\ndescription: \xff\n", "latin1"),
    `${HOLD}:2: The file contains bytes that are not UTF-8`,
  ],
  [
    "a file with another extension",
    "edge/paths.yml",
    "get: {}\n",
    "edge/paths.yml:1: YAML files must have the .yaml extension",
  ],
  [
    "a document that is marked as filled",
    ROOT,
    "openapi: 3.1.0\nx-filled-points: {}\n",
    `${ROOT}:2: x-filled-points is reserved for filled documents: remove it, and fill points in an overlay.`,
  ],
  [
    "a document of another kind",
    ROOT,
    "swagger: '2.0'\ninfo: {}\n",
    `${ROOT}:1: This is not an OpenAPI document`,
  ],
  [
    "a document of an unknown version",
    ROOT,
    "info: {}\nopenapi: 4.0.0\n",
    `${ROOT}:2: This is not an OpenAPI document: Unsupported`,
  ],
];

describe.each(UNREADABLE)("%s", (_what, file, content, message) => {
  beforeEach(() => {
    const originals = [file, "retention/v1/components/schemas/Matter.yaml"].map(
      (each) => [each, originalOf(each)] as const,
    );
    specs.write(file, content);
    if (message.includes("./Matter.yaml")) {
      specs.write("retention/v1/components/schemas/Matter.yaml", "$ref: ./Hold.yaml\n");
    }
    return () => {
      for (const [each, original] of originals) {
        if (original === undefined) specs.remove(each);
        else specs.write(each, original);
      }
    };
  });

  test("reports an unreadable file with its name and line in one message", async () => {
    const lines = await linesOf(specs.folder, () => readSources(specs.folder));
    expect(lines).toEqual([expect.stringContaining(message)]);
  });
});

/** Folders to hide, and the expected message. */
const MISSING: readonly [what: string, folders: readonly string[], message: string][] = [
  [
    "no documents at all",
    serviceFolders(path.dirname(import.meta.dirname)).map((folder) => path.basename(folder)),
    "<service>/openapi.yaml: This file is missing",
  ],
  ["a service without a document", ["edge/openapi.yaml"], "edge/openapi.yaml: This file is missing"],
  [
    "a service without an inventory",
    ["functions/inventory.yaml"],
    "functions/inventory.yaml: This file is missing",
  ],
];

describe.each(MISSING)("%s", (_what, folders, message) => {
  beforeEach(() => {
    for (const folder of folders) specs.hide(folder);
    return () => {
      for (const folder of folders) specs.unhide(folder);
    };
  });

  test("reports a missing file in one message", async () => {
    const lines = await linesOf(specs.folder, () => readSources(specs.folder));
    expect(lines).toEqual([expect.stringContaining(message)]);
  });
});

test("does not treat a folder named openapi.yaml as a document", async () => {
  specs.hide(ROOT);
  specs.makeFolder(ROOT);
  const lines = await linesOf(specs.folder, () => readSources(specs.folder));
  specs.remove(ROOT);
  specs.unhide(ROOT);
  expect(lines).toEqual([expect.stringMatching(/^edge\/openapi\.yaml: This file is missing/)]);
});

test.each([
  ["a reference cycle", "paths:\n  /a:\n    $ref: '#/paths/~1a'\n", "Self-referencing circular pointer"],
  ["a missing file", undefined, "ENOENT"],
])("reports %s as a problem with the document if only Redocly finds it", async (_what, text, reason) => {
  const [serviceFolder, file] = [specs.folder, path.join(specs.folder, "single.yaml")];
  if (text !== undefined)
    specs.write("single.yaml", `openapi: 3.1.0\ninfo: {title: T, version: v1}\n${text}`);
  const source = { service: "a", version: undefined, file, serviceFolder };
  const lines = await linesOf(specs.folder, () => checkIntegrity([source]));
  if (text !== undefined) specs.remove("single.yaml");
  expect(lines).toEqual([
    expect.stringContaining(`single.yaml: Redocly cannot read this document: ${reason}`),
  ]);
});

test.each(["lint", "bundle"] as const)(
  "%s prints the message, exits with code 1 and writes nothing",
  (command) => {
    const original = specs.read("functions/v2alpha/openapi.yaml");
    specs.write("functions/v2alpha/openapi.yaml", "");
    const { status, stdout, lines } = specs.run(command);
    specs.write("functions/v2alpha/openapi.yaml", original);
    expect(lines).toEqual(["functions/v2alpha/openapi.yaml:1: The root of this file must be a mapping."]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(specs.exists("dist")).toBe(false);
  },
);

function originalOf(file: string): string | undefined {
  return specs.exists(file) ? specs.read(file) : undefined;
}
