import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { examinePackage } from "../../src/node/examine-package.ts";
import { sourceFolder } from "./support/source-folder.ts";

const code = "exports.hello = () => 42;\n";
const esCode = "export const hello = () => 42;\n";

/** Examines a source and returns the result with the module path relative to the folder. */
async function examined(files: Readonly<Record<string, unknown>>) {
  const folder = await sourceFolder(files);
  const { moduleFile, ...rest } = await examinePackage(folder, "hello");
  return { ...rest, module: relative(folder, moduleFile) };
}

async function refused(files: Readonly<Record<string, unknown>>) {
  const folder = await sourceFolder(files);
  return examinePackage(folder, "hello").then(
    () => expect.unreachable(),
    (error: unknown) => error as { problem: string; message: string; output: string },
  );
}

/** Returns the module that the framework's loader resolves. */
async function whatNodeFinds(folder: string): Promise<string> {
  const script = "process.stdout.write(require.resolve(process.argv[1]))";
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-deprecation", "-e", script, folder]);
  return stdout;
}

it.each([
  ["index.js", { "index.js": code, "function.js": code }],
  ["index.json", { "index.json": {}, "function.js": code }],
  ["function.js", { "function.js": code, "index.mjs": esCode }],
  ["lib/main.js", { "package.json": { main: "lib/main.js" }, "lib/main.js": code, "index.js": code }],
  ["lib/main.js", { "package.json": { main: "./lib/main" }, "lib/main.js": code }],
  ["lib/index.js", { "package.json": { main: "lib" }, "lib/index.js": code, "index.js": code }],
  ["lib.js", { "package.json": { main: "lib" }, "lib/index.js": code, "lib.js": code }],
  ["index.js", { "package.json": { main: "" }, "index.js": code }],
  ["index.js", { "package.json": { main: "." }, "index.js": code }],
  ["index.js", { "package.json": { main: "absent.js" }, "index.js": code }],
  ["index.js", { "package.json": { exports: "./other.js" }, "index.js": code, "other.js": code }],
  ["main.cjs", { "package.json": { main: "main.cjs" }, "main.cjs": code }],
])("finds the module %s as Node.js does", async (module, files) => {
  const folder = await sourceFolder(files);
  const { moduleFile } = await examinePackage(folder, "hello");
  expect(relative(folder, moduleFile)).toBe(join(module));
  if (module !== "function.js") expect(moduleFile).toBe(await whatNodeFinds(folder));
});

it.each([
  [false, { "index.js": code }],
  [false, { "package.json": {}, "index.js": code }],
  [false, { "package.json": { type: "commonjs" }, "index.js": code }],
  [true, { "package.json": { type: "module" }, "index.js": esCode }],
  [true, { "package.json": { main: "main.mjs" }, "main.mjs": esCode }],
  [false, { "package.json": { type: "module", main: "main.cjs" }, "main.cjs": code }],
  [
    false,
    {
      "package.json": { type: "module", main: "lib/a.js" },
      "lib/package.json": { type: "commonjs" },
      "lib/a.js": code,
    },
  ],
  [
    true,
    { "package.json": { main: "lib/a.js" }, "lib/package.json": { type: "module" }, "lib/a.js": esCode },
  ],
  [true, { "package.json": { type: "module", main: "lib/deep/a.js" }, "lib/deep/a.js": esCode }],
])("detects ES modules: %s", async (isEsModule, files) => {
  expect(await examined(files)).toMatchObject({ isEsModule });
});

it("returns the dependencies in package.json", async () => {
  const dependencies = { "left-pad": "^1.3.0", "@scope/thing": "file:./thing" };
  expect(await examined({ "package.json": { dependencies }, "index.js": code })).toEqual({
    dependencies,
    isEsModule: false,
    module: "index.js",
  });
  expect(await examined({ "index.js": code })).toMatchObject({ dependencies: {} });
});

it.each([
  ['{"main": "a.js",}', /^package\.json is not JSON: .*position 16.*line 1 column 17/],
  ['{\n  "main": "a.js"\n  "type": "module"\n}', /^package\.json is not JSON: .*line 3 column 3/],
  ["", /^package\.json is not JSON: Unexpected end/],
  ["\uFEFF{}", /^package\.json starts with a byte order mark, .*: save the file without/],
  ["[]", /^package\.json is a list: it must be an object/],
  ["null", /^package\.json is null/],
  ['"index.js"', /^package\.json is a string/],
  ['{"main": ["a.js"]}', /^package\.json: "main" is a list: it must be a string/],
  ['{"type": 1}', /^package\.json: "type" is a number: it must be a string/],
  ['{"dependencies": ["left-pad"]}', /^package\.json: "dependencies" is a list: it must be an object/],
  ['{"dependencies": {"left-pad": 1}}', /^package\.json: "dependencies": "left-pad" is a number/],
  ['{"dependencies": {"../../up": "1"}}', /names "\.\.\/\.\.\/up", which is not a valid package name/],
  ['{"dependencies": {".": "1"}}', /names "\.", which is not a valid package name/],
  ['{"dependencies": {"@a/../b": "1"}}', /which is not a valid package name/],
  ['{"main": "../../index.js"}', /"main" is "\.\.\/\.\.\/index\.js", outside of the archive/],
  ['{"main": "/etc/passwd"}', /"main" is "\/etc\/passwd", outside of the archive/],
  [`{"description": "${"x".repeat(1024 * 1024)}"}`, /has \d+ bytes: the limit is 1048576/],
])("rejects an invalid package.json: %#", async (text, message) => {
  expect(await refused({ "package.json": text, "index.js": code })).toMatchObject({
    problem: "package",
    message: expect.stringMatching(message),
  });
});

it("rejects an invalid package.json in the module's folder", async () => {
  const files = { "package.json": { main: "lib/a.js" }, "lib/package.json": "{", "lib/a.js": code };
  expect(await refused(files)).toMatchObject({
    problem: "package",
    message: expect.stringMatching(/^lib.package\.json/),
  });
});

it("rejects a package.json that is a folder", async () => {
  expect(await refused({ "package.json/a": "1", "index.js": code })).toMatchObject({
    problem: "package",
    message: "package.json is a folder: it must be a file",
  });
});

it.each([
  [
    { "hello.js": code, "lib/a.js": code, "README.md": "" },
    'The module with "hello" is missing: the archive has no index.js or function.js at its top level, and no package.json that names another module as "main". It contains README.md, hello.js, lib/',
  ],
  [
    { "package.json": { main: "dist/index.js" }, "src/index.ts": "" },
    'The module with "hello" is missing: the archive has neither "dist/index.js", which its package.json names as "main", nor an index.js or function.js. It contains package.json, src/. Build the function before you pack it',
  ],
  [{ "index.mjs": esCode }, 'contains index.mjs. Name index.mjs as "main" in package.json'],
  [{ "index.ts": "" }, "contains index.ts. Compile index.ts before you pack it"],
  [{ "index.js/a.js": code, "b.js": code }, "It contains b.js, index.js/"],
  [{}, "It contains nothing"],
  [
    Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`${place + 10}.js`, code])),
    "10.js, 11.js, 12.js, 13.js, 14.js, 15.js, 16.js, 17.js, 18.js, 19.js, 20.js, 21.js and 8 more",
  ],
])("lists the files if the module is missing: %#", async (files, message) => {
  expect(await refused(files)).toMatchObject({
    problem: "entry-point",
    message: expect.stringContaining(message),
  });
});

it.each([
  [{ "my-function/index.js": code, "my-function/package.json": {} }],
  [{ "my-function/function.js": code, "__MACOSX/._my-function": "", ".DS_Store": "" }],
])("reports that all files are inside one folder: %#", async (files) => {
  expect(await refused(files)).toMatchObject({
    problem: "entry-point",
    message:
      'The module with "hello" is missing: all files in the archive are inside the folder "my-function". Pack the contents of that folder, not the folder itself',
  });
});

it.each([
  [{ "index.js": "exports.hello = (;\n" }, /^index\.js, line 1: Unexpected token/],
  [{ "index.js": "\n\nlet a = 1;\nlet a = 2;\n" }, /^index\.js, line 4: .*already been declared/],
  [
    {
      "package.json": { type: "module", main: "lib/a.js" },
      "lib/a.js": "import fs from 'node:fs';\nexport const = 1;\n",
    },
    /^lib.a\.js, line 2: Unexpected token/,
  ],
  [
    { "package.json": { type: "commonjs" }, "index.js": esCode },
    /^index\.js, line 1: Unexpected token 'export'/,
  ],
])("reports the line and the message of a syntax error: %#", async (files, message) => {
  const { problem, message: said, output } = await refused(files);
  expect({ problem, said }).toEqual({ problem: "load", said: expect.stringMatching(message) });
  expect(output).toContain("SyntaxError");
  expect(output).not.toContain("seamline-source-");
});

it("does not run the code while examining it", async () => {
  await expect(examined({ "index.js": "throw new Error('run');" })).resolves.toMatchObject({
    module: "index.js",
  });
});

it("stops when it is aborted", async () => {
  const folder = await sourceFolder({ "index.js": "exports.hello = (;\n" });
  const signal = AbortSignal.abort(new Error("no longer needed"));
  await expect(examinePackage(folder, "hello", signal)).rejects.toThrow("no longer needed");
});
