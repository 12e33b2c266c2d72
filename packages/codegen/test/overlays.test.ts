import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../src/cli/run-cli.ts";
import { generate, SpecError } from "../src/index.ts";
import { generateFixture, textOf } from "./support/generated.ts";
import { typeCheck } from "./support/type-check.ts";
import { fixture, temporaryFile, temporaryFolder } from "./support/workspace.ts";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

/** Writes an overlay whose actions begin on line 5, and returns its path. */
async function overlay(
  name: string,
  actions: string,
  extended = "https://books.example/v1",
): Promise<string> {
  const path = join(folder, `${name}.overlay.yaml`);
  const info = `info: {title: ${name} profile, version: "1"}`;
  await writeFile(path, `overlay: 1.0.0\n${info}\nextends: ${extended}\nactions:\n${actions}\n`);
  return path;
}

const closeBook = `  - target: $.components.schemas.Book['additionalProperties','x-extension-point']
    x-fills: [book.states]
    remove: true
  - target: $.components.schemas.Book
    x-fills: [book.fields, book.states]
    update:
      properties:
        isbn: {type: string, description: International number.}`;

/** Returns the lines of an error message, without the overlays' folder. */
async function failureOf(overlays: readonly string[], spec: string | object = fixture("library.yaml")) {
  const error = await generate({ spec, overlays }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpecError);
  return (error as SpecError).message.replaceAll(`${folder}/`, "").split("\n");
}

describe("valid overlays", () => {
  test("an overlay adds members to types, and closes the points that it fills", async () => {
    const overlays = [await overlay("own", closeBook)];
    const files = await generateFixture("library.yaml", { overlays });
    const types = textOf(files, "types.gen.ts");
    expect(types).toMatch(/International number\.[^}]*isbn\?: string;/);
    const book = /interface Book(?: extends [^{]*)? \{[\s\S]*?\n\}/.exec(types)?.[0];
    expect(book).not.toContain("[key: string]");
    expect(types).toContain('"book.fields"');
    expect(types).not.toContain("book.states");
    expect(await typeCheck(files)).toBe("");
  });

  test("an overlay does not modify a document that is passed as an object", async () => {
    const spec = { openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths: {} };
    const before = structuredClone(spec);
    await generate({
      spec,
      overlays: [await overlay("own", "  - target: $.info\n    update: {title: Dogs}")],
    });
    expect(spec).toEqual(before);
  });

  test("applies overlays from paths and URLs one after another to a multi-file document", async () => {
    const first = await overlay("first", "  - target: $.info\n    update: {title: Dogs}");
    const second = await overlay("second", "  - target: $[?@.title == 'Dogs']\n    update: {title: Cats}");
    const spec = fixture("multi-file/openapi.yaml");
    const files = await generate({ spec, overlays: [first, pathToFileURL(second)] });
    expect(textOf(files, "client.gen.ts")).toContain("export interface CatsClient");
  });

  test("an overlay's title is the profile name, unless the profile option is set", async () => {
    const overlays = [
      await overlay("first", closeBook),
      await overlay("last", "  - target: $\n    update: {x-a: 1}"),
    ];
    const profileOf = async (profile?: string): Promise<string | undefined> => {
      const files = await generateFixture("library.yaml", { overlays, ...(profile && { profile }) });
      return /Profile: (.*)\./.exec(textOf(files, "client.gen.ts"))?.[1];
    };
    expect(await profileOf()).toBe("last profile");
    expect(await profileOf("mine")).toBe("mine");
  });
});

describe("invalid overlays", () => {
  test("rejects a file that is missing or not an overlay", async () => {
    expect(await failureOf([join(folder, "none.yaml")])).toEqual([
      "none.yaml:1: the overlay does not exist: pass an overlay in YAML or JSON",
    ]);
    const spec = fixture("library.yaml");
    expect(await failureOf(["https://pets.example/own.overlay.yaml"])).toEqual([
      "https://pets.example/own.overlay.yaml is not a file: download the document and pass the copy",
    ]);
    expect(await failureOf([], await overlay("own", closeBook))).toEqual([
      "own.overlay.yaml:1: the document is an overlay: pass it with --overlay, and its document with --spec",
    ]);
    expect(await failureOf([spec])).toEqual([
      expect.stringMatching(
        /library\.yaml:1: the file is an OpenAPI document: start it with "overlay: 1\.1\.0"/,
      ),
    ]);
  });

  test("reports every overlay that is unreadable or that extends another document", async () => {
    const paths = [join(folder, "none.yaml")];
    for (const name of ["first", "second"]) {
      paths.push(await overlay(name, closeBook, "./shops.yaml"));
    }
    paths.push(await overlay("third", "  - tagret: $\n  - target: $.info"));
    expect(await failureOf(paths)).toEqual([
      expect.stringMatching(/^none\.yaml:1: the overlay does not exist/),
      expect.stringMatching(/^first\.overlay\.yaml:3: the overlay extends/),
      expect.stringMatching(/^second\.overlay\.yaml:3: the overlay extends/),
      "third.overlay.yaml:5: unknown key tagret: write target",
      expect.stringMatching(/^third\.overlay\.yaml:5: the action neither updates nor removes/),
      expect.stringMatching(/^third\.overlay\.yaml:6: the action neither updates nor removes/),
    ]);
  });
});

describe("lines in overlays", () => {
  test("reports the line of a misspelled point", async () => {
    const path = await overlay("own", closeBook.replace("[book.states]", "[book.state]"));
    expect(await failureOf([path])).toEqual([
      "own.overlay.yaml:6: the document has no extension point book.state: write book.states",
    ]);
  });

  test("reports the line of every action that matches nothing", async () => {
    const path = await overlay("own", closeBook);
    const { message, ...rest } = (await generateFixture("odd-3.1.json", { overlays: [path] }).catch(
      (reason: SpecError) => reason as SpecError,
    )) as SpecError;
    expect(message.replaceAll(`${folder}/`, "").split("\n")).toEqual([
      "own.overlay.yaml:6: the document has no extension point book.states: remove x-fills",
      expect.stringMatching(/^own\.overlay\.yaml:5: the target \S+ matches nothing \(.* has no Book\)/),
      "own.overlay.yaml:9: the document has no extension point book.fields: remove x-fills",
      "own.overlay.yaml:9: the document has no extension point book.states: remove x-fills",
      expect.stringMatching(/^own\.overlay\.yaml:8: the target \S+ matches nothing/),
    ]);
    expect(rest).toMatchObject({
      location: { line: 6 },
      problem: "the document has no extension point book.states",
      others: [{ location: { line: 5 } }, {}, {}, {}],
    });
  });

  test("reports the line of `extends` if it refers to another document", async () => {
    const path = await overlay("own", closeBook, "./shops.yaml");
    expect(await failureOf([path])).toEqual([
      expect.stringMatching(
        /^own\.overlay\.yaml:3: the overlay extends \.\/shops\.yaml, but it is applied to .*library\.yaml: /,
      ),
    ]);
  });

  test("reports the line of an action that removes a point without filling it", async () => {
    const path = await overlay(
      "own",
      "  - target: $.components.schemas.Author['x-extension-point']\n    remove: true",
    );
    expect(await failureOf([path])).toEqual([
      expect.stringMatching(
        /^own\.overlay\.yaml:5: the action removes the last x-extension-point with author\.fields/,
      ),
    ]);
  });
});

describe("errors after applying overlays", () => {
  test("attributes an error to the overlay that wrote the value, or otherwise to the document", async () => {
    const schema = (text: string): Promise<string> =>
      overlay("own", `  - target: $.components.schemas.Book\n${text}`);
    const lost = await schema(
      '    update:\n      properties:\n        author: {$ref: "#/components/schemas/Autor"}',
    );
    const nowhere =
      "own.overlay.yaml:8: the $ref #/components/schemas/Autor cannot be resolved: add its target or write Author";
    expect(await failureOf([lost])).toEqual([nowhere]);
    const percent = await schema(
      '    update:\n      properties:\n        a%20b: {$ref: "#/components/schemas/Autor"}',
    );
    expect(await failureOf([percent])).toEqual([nowhere]);
    const removed = await overlay("own", "  - target: $.components.schemas.Genre\n    remove: true");
    expect(await failureOf([removed])).toEqual([
      expect.stringMatching(/library\.yaml:\d+: the \$ref #\/components\/schemas\/Genre cannot be resolved/),
    ]);
    const odd = await overlay("own", "  - target: $\n    update: {openapi: 2.0.0}");
    expect(await failureOf([odd])).toEqual([
      "own.overlay.yaml:6: unsupported version (openapi 2.0.0): convert the document to OpenAPI 3.0, 3.1 or 3.2",
    ]);
  });

  test("attributes an error to the overlay that appended the value to a list of the document", async () => {
    const action = `  - target: $.paths[*][?@['x-extension-point'][0] == 'query.parameters']
    update:
      x-extension-point: [book.feilds]`;
    expect(await failureOf([await overlay("own", action)])).toEqual([
      "own.overlay.yaml:7: unknown extension point book.feilds: define it in x-extension-points or write book.fields",
    ]);
  });

  test("attributes an error to the right document line, even if a removal moved the list element", async () => {
    const spec = await temporaryFile(
      "pets.yaml",
      `openapi: 3.1.0
info: {title: Pets, version: "1"}
paths:
  /pets:
    get:
      parameters:
        - {name: size, in: query, schema: {type: string}}
        - {name: page, in: query, schema: {type: strin}}
      responses: {"200": {description: Pets}}
`,
    );
    const path = await overlay("own", "  - target: $.paths['/pets'].get.parameters[0]\n    remove: true");
    const [failure] = await failureOf([path], spec);
    expect(failure?.replace(`${dirname(spec)}/`, "")).toBe("pets.yaml:8: unknown type strin: write string");
  });
});

describe("the command", () => {
  async function cli(...args: string[]) {
    const lines: string[] = [];
    const code = await runCli(args, { log: (line) => lines.push(line), error: (line) => lines.push(line) });
    return { code, lines: lines.map((line) => line.replaceAll(`${folder}/`, "")) };
  }

  test("the command applies overlays to their document and lists them in the header", async () => {
    const own = await overlay("own", closeBook);
    const more = await overlay("more", "  - target: $.info\n    update: {title: Archive}");
    const [first, second] = [join(folder, "first"), join(folder, "second")];
    const spec = ["--spec", fixture("library.yaml")];
    const { code } = await cli(
      ...[...spec, "--overlay", own, "--overlay", more, "--out", first],
      ...[...spec, "--out", second],
    );
    expect(code).toBe(0);
    const headOf = async (out: string) => (await readFile(join(out, "client.gen.ts"), "utf8")).split("\n")[0];
    expect(await headOf(first)).toContain(
      "`seamline-codegen --spec library.yaml --overlay own.overlay.yaml --overlay more.overlay.yaml`",
    );
    expect(await headOf(second)).toContain("`seamline-codegen --spec library.yaml`");
    expect(await readFile(join(second, "types.gen.ts"), "utf8")).not.toContain("isbn");
  });

  test("the command reports all problems on separate lines and writes no files", async () => {
    const path = await overlay("own", closeBook.replaceAll("schemas.Book", "schemas.Bok"));
    const spec = ["--spec", fixture("library.yaml")];
    const good = [...spec, "--out", join(folder, "good")];
    const { code, lines } = await cli(...good, ...spec, "--overlay", path, "--out", join(folder, "bad"));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^seamline-codegen: own\.overlay\.yaml:5: .*has no Bok\): write Book$/),
      expect.stringMatching(/^seamline-codegen: own\.overlay\.yaml:8: .*has no Bok\): write Book$/),
    ]);
    expect(await readdir(folder)).toEqual(["own.overlay.yaml"]);
  });
});
