import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findPackagedSpec, isPackagedSpec } from "../src/load/packaged-spec.ts";
import { fixture, temporaryFolder } from "./support/workspace.ts";

const run = promisify(execFile);
const command = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

/** A project that depends on `@acme/contracts`. */
let project: string;

const index = `const file = (path) => new URL(path, import.meta.url);
const files = { json: file("./library.json"), yaml: file("./library.yaml") };
export const documents = [
  { service: "books", version: "v1", profile: "as shown", files },
  { service: "books", version: "v1", profile: "reference", files },
  { service: "maps", version: undefined, profile: "as shown", files },
];
`;

async function install(name: string, manifest: object, entry: string): Promise<string> {
  const folder = join(project, "node_modules", name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, ...manifest }));
  await writeFile(join(folder, "index.js"), entry);
  return folder;
}

beforeEach(async () => {
  project = await temporaryFolder();
  const manifest = { type: "module", exports: { ".": { default: "./index.js" } } };
  const folder = await install("@acme/contracts", manifest, index);
  const text = await readFile(fixture("library.yaml"), "utf8");
  await writeFile(join(folder, "library.yaml"), text);
  await writeFile(join(folder, "library.json"), JSON.stringify(parse(text)));
});

test("finds a document in an installed package by service, version and profile", async () => {
  for (const name of ["books/v1", "books/v1/reference", "maps"]) {
    const { path, files } = await findPackagedSpec(`@acme/contracts/${name}`, project);
    expect(path).toMatch(/node_modules\/@acme\/contracts\/library\.json$/);
    expect(files.map(({ pathname }) => pathname.split("/").at(-1))).toEqual(["library.json", "library.yaml"]);
  }
});

test("treats existing files and paths as files, not as packages", async () => {
  await mkdir(join(project, "@acme/contracts/books"), { recursive: true });
  await writeFile(join(project, "@acme/contracts/books/v2"), "");
  const expected = {
    "@acme/contracts/books/v1": true,
    "@acme/contracts/books/v2": false,
    "@acme/missing/books/v1": true,
    "@acme/contracts": false,
    "@acme/missing": true,
    "@acme/missing/": true,
    "@acme": false,
    "path/openapi": false,
    "@acme/contracts/library.yaml": false,
    "specs/openapi": false,
    "./@acme/contracts/books/v1": false,
    "/acme/contracts": false,
    "openapi.json": false,
  };
  const found = Object.keys(expected).map((spec) => [spec, isPackagedSpec(spec, project)]);
  expect(Object.fromEntries(found)).toEqual(expected);
  await install("specs", { main: "./index.js" }, "");
  expect(isPackagedSpec("specs/openapi", project)).toBe(true);
});

test.each([
  [
    "@acme/contracts/books/v2",
    "the package @acme/contracts has no document books/v2: write @acme/contracts/books/v1; available documents: " +
      "@acme/contracts/books/v1, @acme/contracts/books/v1/reference, @acme/contracts/maps",
  ],
  [
    "@acme/contracts/zoo",
    "the package @acme/contracts has no document zoo: use one of " +
      "@acme/contracts/books/v1, @acme/contracts/books/v1/reference, @acme/contracts/maps",
  ],
  ...["@acme/contracts", "@acme/contracts/"].map((spec) => [
    spec,
    "@acme/contracts is a package, not a document: use one of " +
      "@acme/contracts/books/v1, @acme/contracts/books/v1/reference, @acme/contracts/maps",
  ]),
  ...["@acme/contract/books/v1", "@acm/contracts/books/v1", "@acme/contrcats/bokks/v1"].map((spec) => [
    spec,
    `${spec} is not a file, and the package ${spec.replace(/\/bo.*/, "")} is not installed here: ` +
      "write @acme/contracts/books/v1",
  ]),
  [
    "@other/thing/books/v1",
    "@other/thing/books/v1 is not a file, and the package @other/thing is not installed here: " +
      "use a document of an installed package, or pass a file",
  ],
  [
    "@seamline/spec/retention/v1",
    "@seamline/spec/retention/v1 is not a file, and the package @seamline/spec is not installed here: " +
      "write @seamline/specs/retention/v1",
  ],
  ...["plain", "broken", "closed"].map((name) => [
    `@acme/${name}/books/v1`,
    `the package @acme/${name} does not export documents: ` +
      "use a package that exports documents with service, version, profile and files, or pass a file",
  ]),
])("rejects %s", async (spec, message) => {
  await install("@acme/plain", { main: "./index.js" }, "exports.documents = [{ service: 1 }];");
  await install("@acme/broken", { main: "./index.js" }, "throw new Error('broken');");
  await install("@acme/closed", { exports: {} }, "");
  await expect(findPackagedSpec(spec, project)).rejects.toMatchObject({ name: "SpecError", message });
});

test("suggests the package if a specifier lacks the @", async () => {
  const args = ["--spec", "acme/contracts/books/v1", "--out", "generated"];
  await expect(run(process.execPath, [command, ...args], { cwd: project })).rejects.toMatchObject({
    code: 1,
    stderr:
      "seamline-codegen: the file acme/contracts/books/v1 does not exist: write @acme/contracts/books/v1\n",
  });
});

test("suggests installing a missing package that belongs to this project", async () => {
  const args = ["--spec", "@seamline/specs/retention/v1", "--out", "generated"];
  // Package managers set NODE_PATH. With it, Node would find this repository's package.
  const options = { cwd: project, env: { ...process.env, NODE_PATH: "" } };
  await expect(run(process.execPath, [command, ...args], options)).rejects.toMatchObject({
    stderr:
      "seamline-codegen: @seamline/specs/retention/v1 is not a file, and the package @seamline/specs is not " +
      "installed here: install @seamline/specs, or pass a file\n",
  });
});

test("no error suggests installing a package whose name comes from the user", async () => {
  for (const spec of ["@seamline/spec/retention/v1", "@acme/contract/books/v1", "@x/y/z"]) {
    await expect(findPackagedSpec(spec, project)).rejects.toThrow(/^(?!.*(?:npm|npx|install @)).*$/s);
  }
});

test("the command accepts a packaged document and writes its specifier into the header", async () => {
  const args = ["--spec", "@acme/contracts/books/v1", "--out", "generated"];
  const { stdout } = await run(process.execPath, [command, ...args], { cwd: project });
  expect(stdout).toMatch(/^generated: \d files written\n$/);
  expect(await readFile(join(project, "generated/client.gen.ts"), "utf8")).toContain(
    "Generated by `seamline-codegen --spec @acme/contracts/books/v1`",
  );
});

test("an overlay can extend any format of a packaged document", async () => {
  const path = "node_modules/@acme/contracts/library";
  const overlay = (form: string): string =>
    `overlay: 1.0.0\ninfo: {title: a, version: "1"}\nextends: ${path}.${form}\n` +
    "actions: [{target: $.info, update: {title: Own}}]\n";
  const args = ["--spec", "@acme/contracts/maps", "--overlay", "own.yaml", "--out", "generated"];
  const generate = async (form: string): Promise<unknown> => {
    await writeFile(join(project, "own.yaml"), overlay(form));
    return run(process.execPath, [command, ...args], { cwd: project });
  };
  await generate("json");
  await generate("yaml");
  await expect(generate("txt")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("own.yaml:3: "),
  });
});

describe("extends in overlays created by fill", () => {
  const points = fixture("open-points.yaml");

  /** Fills a point of a document and checks the overlay. */
  async function fillAndCheck(spec: string, output: string): Promise<{ text: string; checked: string }> {
    await run(process.execPath, [command, "fill", "pet.fields", "--spec", spec, "--output", output], {
      cwd: project,
    });
    const { stdout } = await run(process.execPath, [command, "overlay", "check", output], { cwd: project });
    return { text: await readFile(join(project, output), "utf8"), checked: stdout };
  }

  beforeEach(async () => {
    const text = await readFile(points, "utf8");
    const folder = join(project, "node_modules/@acme/contracts");
    await writeFile(join(folder, "library.yaml"), text);
    await writeFile(join(folder, "library.json"), JSON.stringify(parse(text)));
    await mkdir(join(project, "my specs"));
    await writeFile(join(project, "my specs/100% pets.yaml"), text);
    await writeFile(join(project, "a:b.yaml"), text);
  });

  test.each([
    ["@acme/contracts/books/v1", "own.yaml", '"@acme/contracts/books/v1"'],
    ["@acme/contracts/books/v1/reference", "deep/folder/own.yaml", '"@acme/contracts/books/v1/reference"'],
    ["my specs/100% pets.yaml", "own.yaml", "./my%20specs/100%25%20pets.yaml"],
    ["my specs/100% pets.yaml", "deep/own.yaml", "../my%20specs/100%25%20pets.yaml"],
    ["a:b.yaml", "own.yaml", "./a:b.yaml"],
    [pathToFileURL(points).href, "own.yaml", expect.stringMatching(/open-points\.yaml$/)],
  ])("fill writes `extends` for %s and %s", async (spec, output, reference) => {
    const { text, checked } = await fillAndCheck(spec, output);
    expect(/^extends: (?<reference>.*)$/m.exec(text)?.groups?.reference).toEqual(reference);
    expect(checked).toMatch(/^pet\.fields \(fields\): partly filled\n/);
  });

  test("an overlay created by fill applies only to the document that it was created for", async () => {
    await fillAndCheck("@acme/contracts/books/v1", "own.yaml");
    const generateFrom = (spec: string) =>
      run(process.execPath, [command, "--spec", spec, "--overlay", "own.yaml", "--out", "generated"], {
        cwd: project,
      });
    await generateFrom("@acme/contracts/books/v1");
    await expect(generateFrom("my specs/100% pets.yaml")).rejects.toMatchObject({
      stderr:
        "seamline-codegen: own.yaml:5: the overlay extends @acme/contracts/books/v1, but it is applied to " +
        "my specs/100% pets.yaml: apply it to the document that it extends, or change extends\n",
    });
    const text = await readFile(join(project, "own.yaml"), "utf8");
    await writeFile(join(project, "own.yaml"), text.replace("books/v1", "books/v9"));
    await expect(generateFrom("@acme/contracts/books/v1")).rejects.toMatchObject({
      stderr: expect.stringContaining("the package @acme/contracts has no document books/v9"),
    });
  });
});
