import { expect, it } from "vitest";
import { openRunner, programOf } from "./support/open-runner.ts";

const ES_MODULE = '{ "type": "module" }';

it.each([
  ["a syntax error", "exports.a = 1;\nconst x = ;", ["index.js", "2", "Unexpected token"]],
  [
    "a syntax error in a required file",
    { "index.js": "require('./lib/a')", "lib/a.js": "\n\nlet let = 1;" },
    ["lib/a.js:3", "SyntaxError: "],
  ],
  [
    "a syntax error in a file imported by an ES module",
    { "package.json": ES_MODULE, "index.js": "import './lib/a.js'", "lib/a.js": "\nconst x = ;" },
    ["lib/a.js:2", "SyntaxError: Unexpected token ';'"],
  ],
  [
    "an import of a missing export",
    { "package.json": ES_MODULE, "index.js": "import { no } from './a.js'", "a.js": "" },
    ["index.js:1", "does not provide an export named 'no'"],
  ],
  ["a missing package", "require('left-pad')", ["'left-pad'", "index.js", "package.json does not list it"]],
  [
    "a missing package in an ES module",
    { "package.json": ES_MODULE, "index.js": "import '@left/pad/it'" },
    ["'@left/pad", "index.js", "package.json does not list it"],
  ],
  ["a missing file", "\nrequire('./no.js')", ["'./no.js'", "index.js", "not in the archive"]],
  ["a thrown error", "\nthrow new TypeError('boom');", ["TypeError: boom", "index.js:2"]],
  ["a thrown value that is not an error", "throw 'boom'", ["index.js", "not an Error"]],
  [
    "an uncaught error",
    {
      "package.json": ES_MODULE,
      "index.js": "setTimeout(() => { throw new Error('late'); });\nawait new Promise(() => {});",
    },
    ["Error: late", "index.js:1"],
  ],
  [
    "an unhandled rejection",
    "Promise.reject(new RangeError('nobody'));\nexports.hello = () => {};",
    ["RangeError: nobody", "index.js:1"],
  ],
  [
    "an error in the first turn of the event loop",
    "exports.hello = () => {};\nsetImmediate(() => { throw new Error('tick'); });",
    ["Error: tick", "index.js:2"],
  ],
  ["an exit while loading", "process.exit(3)", ["exited with code 3"]],
  [
    "an exit in the first turn of the event loop",
    "exports.hello = () => {}; setImmediate(() => process.exit(3));",
    ["exited with code 3"],
  ],
])("reports why code cannot be loaded: %s", async (_, source, parts) => {
  const { deploymentError } = openRunner();
  const error = await deploymentError(programOf(source));
  expect([error.name, error.problem]).toEqual(["CodeError", "load"]);
  for (const part of parts) expect(error.message).toContain(part);
  expect(`${error.message} ${error.output}`).not.toMatch(/seamline-\w{6}|functions-framework\//);
});

it("lists the exports if the entry point is missing", async () => {
  const { deploymentError } = openRunner();
  const common = await deploymentError(
    programOf("exports.one = () => {}; exports.two = () => {};", { entryPoint: "three" }),
  );
  expect(common.problem).toBe("entry-point");
  expect(common.message).toBe('index.js neither exports nor registers "three"; it exports one, two.');
  const source = { "package.json": ES_MODULE, "index.js": "export default () => {}; export const it = 1;" };
  const module = await deploymentError(programOf(source));
  expect(module.message).toContain("it exports default, it.");
});

it("reports the type of an entry point that is not a function", async () => {
  const { deploymentError } = openRunner();
  const error = await deploymentError(programOf("exports.hello = 5;"));
  expect([error.problem, error.message]).toEqual([
    "entry-point",
    '"hello" in index.js must be a function, but has type number.',
  ]);
});

it("ends code that takes too long to load", async () => {
  const { deploymentError, runner } = openRunner({ startTimeoutMs: 1_000 });
  for (const code of ["for (;;);", "exports.hello = () => {}; setTimeout(() => { for (;;); }, 0);"]) {
    const busy = await deploymentError(programOf(code));
    expect(busy.problem).toBe("start-timeout");
    expect(busy.message).toContain("1 s");
  }
  await runner.close();
});

it("reports code that exceeds its memory limit", async () => {
  const { deploymentError } = openRunner();
  const code = "const all = []; for (;;) all.push(new Array(10_000).fill({}));";
  const error = await deploymentError(programOf(code, { memoryBytes: 96 * 1024 * 1024 }));
  expect([error.problem, error.message]).toEqual(["memory", expect.stringContaining("96 MiB")]);
  expect(error.output).not.toMatch(/stack trace|heap/);
});

it("deploys successfully after the error is fixed", async () => {
  const { deploymentError, textOf, deploy } = openRunner();
  const broken = programOf("nonsense(");
  expect((await deploymentError(broken)).problem).toBe("load");
  const right = { ...programOf("exports.hello = (req, res) => res.send('right');"), id: broken.id };
  await deploy(right);
  expect(await textOf(right)).toBe("right");
});
