import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { cli } from "./support/run-command.ts";
import { fixture, temporaryFolder } from "./support/workspace.ts";

const spec = fixture("open-points.yaml");

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

/** Runs a command that must fail without output and without writing files. Returns its errors without the folder. */
async function linesOf(...args: string[]): Promise<string[]> {
  const before = await readdir(folder, { recursive: true });
  const { code, log, error } = await cli(...args);
  expect({ code, log }).toEqual({ code: 1, log: [] });
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  return error.map((line) => line.replaceAll(`${folder}/`, "").replace("seamline-codegen: ", ""));
}

const HINT = " (see seamline-codegen --help)";

describe("errors from generate", () => {
  test("generate reports all invalid options, names and files for several documents", async () => {
    const blocked = await file("notes.txt", "mine");
    const args = ["--spec", join(folder, "none.yaml"), "--overlay", join(folder, "none.overlay.yaml")];
    const second = ["--spec", join(folder, "none2.yaml"), "--out", join(blocked, "out"), "--module", "a b"];
    const lines = await linesOf(
      "--bogus",
      "--json=1",
      ...args,
      "--out",
      folder,
      "--client-name",
      "class",
      ...second,
    );
    expect(lines).toEqual([
      "Unknown option '--bogus'",
      "Unknown option '--json'",
      'invalid --client-name "class" (a TypeScript keyword): write a name such as ClassClient',
      `invalid module name "a b": write an import specifier, such as ./types.gen.js or @acme/pets${HINT}`,
      "the file none.yaml does not exist: pass a JSON or YAML file",
      "none.overlay.yaml:1: the overlay does not exist: pass an overlay in YAML or JSON",
      "the file none2.yaml does not exist: pass a JSON or YAML file",
      "notes.txt/out is a file or is inside a file: choose a folder for the generated files",
    ]);
  });

  test("generate reports all errors in one document", async () => {
    const document = await file(
      "a.yaml",
      `openapi: 3.1.0
info: { title: A, version: "1" }
paths:
  /a/{id}:
    get:
      operationId: a
      x-method: a.then
      parameters:
        - { name: di, in: path, required: true, schema: { type: string } }
        - { name: q, in: body }
      responses: { "200": { description: Ok., content: { application/json: { schema: { $ref: "#/components/schemas/B" } } } } }
    post: { operationId: a, x-method: pets.constructor, responses: { "700": { description: No. } } }
components:
  schemas:
    A: { type: strin, x-open-enum: true, properties: { b: { $ref: "#/components/schemas/C" } } }
`,
    );
    const lines = await linesOf("--spec", document, "--out", join(folder, "out"));
    expect(lines).toEqual([
      "a.yaml:10: the parameter q has the invalid location body: write in: path, query, querystring, header, cookie",
      "a.yaml:12: invalid status 700: write a status such as 200, 2XX or default",
      "a.yaml:15: unknown type strin: write string",
      "a.yaml:15: x-open-enum requires an enum: add enum, or remove x-open-enum",
      "a.yaml:11: the $ref #/components/schemas/B cannot be resolved: add its target or correct the pointer",
      "a.yaml:15: the $ref #/components/schemas/C cannot be resolved: add its target or correct the pointer",
    ]);
    const text = (await readFile(document, "utf8"))
      .replace("        - { name: q, in: body }\n", "")
      .replace('"700"', '"204"')
      .replace("strin, x-open-enum: true", "object")
      .replaceAll(/schemas\/[BC]/g, "schemas/A");
    await writeFile(document, text);
    expect(await linesOf("--spec", document, "--out", join(folder, "out"))).toEqual([
      "a.yaml:11: duplicate operationId a, already used by GET /a/{id}: give POST /a/{id} a unique operationId",
      "a.yaml:5: the path parameter di of a is not in /a/{id}: write id, or remove it",
      "a.yaml:7: x-method a.then of a uses the reserved name then: choose another name",
      "a.yaml:11: x-method pets.constructor of a uses the reserved name constructor: choose another name",
    ]);
  });

  test("generate reports all errors in referenced files", async () => {
    const document = await file(
      "a.yaml",
      'openapi: 3.1.0\npaths:\n  /a: { $ref: one.yaml }\n  /b: { $ref: two.yaml }\n  /c: { $ref: "https://a.example/c" }\n',
    );
    expect(await linesOf("--spec", document, "--out", join(folder, "out"))).toEqual([
      "a.yaml:3: the file one.yaml does not exist: correct the $ref or add the file",
      "a.yaml:4: the file two.yaml does not exist: correct the $ref or add the file",
      "a.yaml:5: the $ref https://a.example/c is a URL: save a copy next to the document and refer to the copy",
    ]);
  });
});

const BAD_OVERLAY = `overlay: 1.1.0
info: { titel: Ours }
extend: a.yaml
remark: none
actions:
  - tagret: $
    x-fills: pet.fields
    remove: maybe
  - target: $..[
    description: 1
    update: {}
  - none
`;

describe("errors in other commands", () => {
  test("overlay check reports all errors in one overlay", async () => {
    const overlay = await file("bad.yaml", BAD_OVERLAY);
    const lines = await linesOf("overlay", "check", overlay, join(folder, "none.yaml"), "--spec", spec);
    expect(lines).toEqual([
      "bad.yaml:3: unknown key extend: write extends",
      "bad.yaml:4: unknown key remark: write overlay, info, extends, actions",
      "bad.yaml:2: unknown key titel: write title",
      "bad.yaml:2: info.version is missing: write a string, in quotes if it looks like a number",
      "bad.yaml:6: unknown key tagret: write target",
      'bad.yaml:7: x-fills is the string "pet.fields": write a list of at least one extension point, such as [pet.fields]',
      'bad.yaml:8: remove is the string "maybe": write true, or remove the key',
      expect.stringMatching(/^bad\.yaml:9: the target \$\.\.\[ is not a JSONPath/),
      "bad.yaml:10: description is the number 1: write a string",
      "bad.yaml:11: the update is empty: write the value to merge or append",
      'bad.yaml:12: an action is the string "none": write an object with target and update, copy or remove',
      "none.yaml:1: the overlay does not exist: pass an overlay in YAML or JSON",
    ]);
  });

  test("overlay check reports all errors in options and files", async () => {
    const lines = await linesOf(
      "overlay",
      "check",
      "--spce",
      join(folder, "a.yaml"),
      join(folder, "none.yaml"),
      "--jsno",
    );
    expect(lines).toEqual([
      "Unknown option '--spce': write --spec",
      `Unknown option '--jsno': write --json${HINT}`,
      "none.yaml:1: the overlay does not exist: pass an overlay in YAML or JSON",
    ]);
    expect(await linesOf("overlay", "chek", "--bogus")).toEqual([
      "unknown command overlay chek: did you mean overlay check?",
      `Unknown option '--bogus'${HINT}`,
    ]);
  });

  test("fill reports all errors in options, documents, overlays, points and examples", async () => {
    const examples = await file("examples.json", "{");
    const from = ["--from", examples, "--from", join(folder, "none.json")];
    expect(await linesOf("fill", "pet.field", "more", "--bogus", "--spec", spec, ...from)).toEqual([
      "Unknown option '--bogus'",
      `unexpected argument more: fill accepts one extension point${HINT}`,
      "examples.json is not JSON: pass a file with one JSON example, a list of examples, or one example per line",
      "none.json does not exist: pass a file with one JSON example, a list of examples, or one example per line",
      "the document has no extension point pet.field: write pet.fields",
    ]);
    const missing = ["--spec", join(folder, "none.yaml"), "--overlay", join(folder, "none.overlay.yaml")];
    expect(await linesOf("fill", "pet.fields", ...missing, ...from)).toEqual([
      "the file none.yaml does not exist: pass a JSON or YAML file",
      "none.overlay.yaml:1: the overlay does not exist: pass an overlay in YAML or JSON",
      "examples.json is not JSON: pass a file with one JSON example, a list of examples, or one example per line",
      "none.json does not exist: pass a file with one JSON example, a list of examples, or one example per line",
    ]);
    expect(await linesOf("fill", "--enum", "--schema=Pet", "--spec", spec, "--spec", spec)).toEqual([
      "--spec is given twice",
      "--schema requires --from FILE",
      `--enum requires --from FILE${HINT}`,
    ]);
  });
});

test("messages about invalid documents contain no JavaScript internals", async () => {
  for (const [index, text] of [
    "openapi: { a: 1 }",
    "openapi: [1]",
    "openapi: null",
    "swagger: { a: 1 }",
    "openapi: 3.1.0\ninfo: { title: { a: 1 } }\npaths: { /a: { get: { operationId: a, parameters: [{ name: q, in: { a: 1 } }] } } }",
    "openapi: 3.1.0\npaths: { /a: { get: { x-method: { a: 1 } } } }",
    "openapi: 3.1.0\npaths: { /a: { get: { x-pagination: { style: { a: 1 } } } } }",
    "openapi: 3.1.0\npaths: { /a: { get: { x-pagination: { style: token, parameter: { a: 1 } } } } }",
    "openapi: 3.1.0\nx-errors: { code: { a: 1 } }",
    "openapi: 3.1.0\nx-extension-points: { a: { within: { a: 1 } } }",
    "openapi: 3.1.0\ncomponents: { schemas: { A: { type: [{ a: 1 }] } } }",
    "openapi: 3.1.0\npaths: { /a: { get: { x-extension-point: [{ a: 1 }] } } }",
  ].entries()) {
    const lines = await linesOf("--spec", await file(`${index}.yaml`, text), "--out", join(folder, "out"));
    expect(lines.join("\n"), text).not.toMatch(/\[object|undefined|\bat .*\.[jt]s:/);
  }
});

describe("unusable folders and files", () => {
  const isRoot = process.getuid?.() === 0;

  test.skipIf(isRoot)(
    "prints a one-line error for a folder or file that the user may not access",
    async () => {
      const locked = join(folder, "locked");
      await mkdir(locked);
      const unreadable = await file("locked.yaml", "openapi: 3.1.0");
      await chmod(unreadable, 0o000);
      await chmod(locked, 0o500);
      for (const args of [
        ["--spec", unreadable, "--out", join(folder, "out")],
        ["--spec", spec, "--overlay", unreadable, "--out", join(folder, "out")],
        ["--spec", spec, "--out", join(locked, "out")],
        ["fill", "pet.fields", "--spec", spec, "--output", join(locked, "own.yaml")],
        ["fill", "pet.fields", "--spec", spec, "--from", unreadable],
        ["overlay", "check", unreadable, "--spec", spec],
      ])
        expect(await linesOf(...args)).toEqual([
          expect.stringMatching(/ cannot be (?:read|written) by this user: /),
        ]);
    },
  );

  test("prints a one-line error for a folder passed as a file", async () => {
    for (const args of [
      ["--spec", folder, "--out", join(folder, "out")],
      ["--spec", spec, "--overlay", folder, "--out", join(folder, "out")],
      ["fill", "pet.fields", "--spec", spec, "--output", folder],
      ["fill", "pet.fields", "--spec", spec, "--from", folder],
      ["overlay", "check", folder, "--spec", spec],
    ])
      expect(await linesOf(...args)).toEqual([expect.stringMatching(/ is a folder: /)]);
  });
});
