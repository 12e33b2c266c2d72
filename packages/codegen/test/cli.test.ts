import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { cli } from "./support/run-command.ts";
import { fixture, temporaryFile, temporaryFolder } from "./support/workspace.ts";

test("writes the files, then leaves them alone", async () => {
  const out = join(await temporaryFolder(), "deep", "generated");
  const args = ["--spec", fixture("library.yaml"), "--out", out, "--client-name", "BooksClient"];
  expect(await cli(...args)).toEqual({ code: 0, log: [`${out}: 5 files written`], error: [] });
  const { mtimeMs } = await stat(join(out, "types.gen.ts"));
  expect((await cli(...args)).log).toEqual([`${out}: up to date`]);
  expect((await stat(join(out, "types.gen.ts"))).mtimeMs).toBe(mtimeMs);
  expect(await readFile(join(out, "client.gen.ts"), "utf8")).toMatch(
    /^\/\/ Made by `seamline-codegen --spec library\.yaml --client-name BooksClient`/,
  );
});

test("replaces what an earlier run made and keeps everything else", async () => {
  const out = await temporaryFolder();
  await writeFile(join(out, "index.ts"), "mine");
  await cli("--spec", fixture("library.yaml"), "--out", out);
  await cli("--spec", fixture("odd-3.1.json"), "--out", out);
  expect(await readdir(out)).toEqual(["client.gen.ts", "index.ts", "operations.gen.ts", "types.gen.ts"]);
  expect(await readFile(join(out, "index.ts"), "utf8")).toBe("mine");
});

test("bad input is one line, exit code 1, and nothing written", async () => {
  const spec = await temporaryFile("bad.yaml", "openapi: 3.1.0\npaths: {\n");
  const out = join(await temporaryFolder(), "generated");
  const { code, log, error } = await cli("--spec", spec, "--out", out);
  expect({ code, log, lines: error.length }).toEqual({ code: 1, log: [], lines: 1 });
  expect(error[0]).toMatch(/^seamline-codegen: .*bad\.yaml:\d+: malformed YAML .+$/);
  await expect(stat(out)).rejects.toThrow("ENOENT");
});

test("a file where the folder should be is named, and stays", async () => {
  const file = await temporaryFile("notes.txt", "mine");
  for (const out of [file, join(file, "generated")]) {
    const { code, error } = await cli("--spec", fixture("library.yaml"), "--out", out);
    expect({ code, error }).toEqual({
      code: 1,
      error: [
        expect.stringMatching(
          /^seamline-codegen: .*notes\.txt.* is a file, or lies in one: name a folder for the generated files$/,
        ),
      ],
    });
  }
  expect(await readFile(file, "utf8")).toBe("mine");
});

test("validators are written where they are asked for, and the header says so", async () => {
  const out = join(await temporaryFolder(), "books");
  const { code, log } = await cli("--spec", fixture("library.yaml"), "--validators", "--out", out);
  expect({ code, log }).toEqual({ code: 0, log: [`${out}: 6 files written`] });
  expect(await readFile(join(out, "validators.gen.ts"), "utf8")).toMatch(
    /^\/\/ Made by `seamline-codegen --spec library\.yaml --validators`/,
  );
  const twice = await cli("--spec", fixture("library.yaml"), "--validators", "--validators", "--out", out);
  expect(twice.error).toEqual([
    "seamline-codegen: --validators follows --validators of the same document (see seamline-codegen --help)",
  ]);
});

test("--document writes the document, and the header contains the option", async () => {
  const out = join(await temporaryFolder(), "books");
  const { code, log } = await cli("--spec", fixture("library.yaml"), "--document", "--out", out);
  expect({ code, log }).toEqual({ code: 0, log: [`${out}: 6 files written`] });
  expect(await readFile(join(out, "document.gen.ts"), "utf8")).toMatch(
    /^\/\/ Made by `seamline-codegen --spec library\.yaml --document`/,
  );
});

describe("several documents in one run", () => {
  test("each with the options that follow it", async () => {
    const root = await temporaryFolder();
    const [books, odd] = [join(root, "books"), join(root, "odd")];
    const forBooks = ["--spec", fixture("library.yaml"), "--out", books, "--client-name", "BooksClient"];
    const forOdd = ["--out", odd, "--spec", fixture("odd-3.1.json"), "--module", "odd-ends"];
    const { code, log } = await cli(...forBooks, ...forOdd);
    expect({ code, log }).toEqual({ code: 0, log: [`${books}: 5 files written`, `${odd}: 3 files written`] });
    expect(await readFile(join(books, "client.gen.ts"), "utf8")).toContain("export interface BooksClient ");
    expect(await readFile(join(odd, "client.gen.ts"), "utf8")).toMatch(
      /^\/\/ Made by `seamline-codegen --spec odd-3\.1\.json --module odd-ends`/,
    );
    await cli(...forBooks);
    expect((await cli(...forBooks, ...forOdd)).log).toEqual([`${books}: up to date`, `${odd}: up to date`]);
  });

  test("one that is wrong keeps all of them from being written", async () => {
    const root = await temporaryFolder();
    const spec = await temporaryFile("bad.yaml", "openapi: 3.1.0\npaths: {\n");
    const good = ["--spec", fixture("library.yaml"), "--out", join(root, "good")];
    const { code, log, error } = await cli(...good, "--spec", spec, "--out", join(root, "bad"));
    expect({ code, log }).toEqual({ code: 1, log: [] });
    expect(error).toEqual([expect.stringMatching(/bad\.yaml:\d+: malformed YAML/)]);
    expect(await readdir(root)).toEqual([]);
  });

  test("so does a folder that cannot be written", async () => {
    const root = await temporaryFolder();
    const file = await temporaryFile("file", "");
    const good = ["--spec", fixture("library.yaml"), "--out", join(root, "good")];
    expect((await cli(...good, "--spec", fixture("odd-3.1.json"), "--out", file)).code).toBe(1);
    expect(await readdir(root)).toEqual([]);
  });
});

describe("a place for the generated files that cannot be used is told in one line, and nothing is written", () => {
  test("a folder with the name of a generated file", async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, "second/types.gen.ts"), { recursive: true });
    const good = ["--spec", fixture("library.yaml"), "--out", join(root, "first")];
    const { code, error } = await cli(
      ...good,
      "--spec",
      fixture("library.yaml"),
      "--out",
      join(root, "second"),
    );
    expect({ code, error }).toEqual({
      code: 1,
      error: [
        `seamline-codegen: ${root}/second/types.gen.ts is a folder with the name of a generated file: remove it, or name another folder`,
      ],
    });
    expect(await readdir(root)).toEqual(["second"]);
  });

  test("a link to nowhere, after another folder was written, which is put back", async () => {
    const root = await temporaryFolder();
    const [first, second] = [join(root, "first"), join(root, "second")];
    await cli("--spec", fixture("library.yaml"), "--out", first);
    const names = await readdir(first);
    const before = await readFile(join(first, "types.gen.ts"), "utf8");
    // It is no folder to read, and none can be made in its place.
    await symlink(join(root, "no/where"), second);
    const { code, error } = await cli(
      ...["--spec", fixture("odd-3.1.json"), "--out", first],
      ...["--spec", fixture("odd-3.1.json"), "--out", second],
    );
    expect({ code, error }).toEqual({ code: 1, error: [expect.stringContaining(`${second} `)] });
    expect(await readdir(first)).toEqual(names);
    expect(await readFile(join(first, "types.gen.ts"), "utf8")).toBe(before);
    expect((await readdir(root)).sort()).toEqual(["first", "second"]);
  });

  test.runIf(process.platform === "linux")("a folder below one in which none can be made", async () => {
    const { code, error } = await cli("--spec", fixture("library.yaml"), "--out", "/proc/generated");
    expect({ code, lines: error.length }).toEqual({ code: 1, lines: 1 });
    expect(error[0]).toMatch(/^seamline-codegen: \/proc\/generated .+: .*name another folder$/);
  });
});

describe("an input that cannot be read is told in one line", () => {
  test.each([
    ["--spec", "is a folder: name a JSON or YAML file"],
    ["--overlay", "is a folder: pass an overlay in YAML or JSON"],
  ])("a folder as %s", async (option, message) => {
    const folder = await temporaryFolder();
    const spec = option === "--spec" ? folder : fixture("library.yaml");
    const overlay = option === "--overlay" ? ["--overlay", folder] : [];
    const { code, error } = await cli("--spec", spec, ...overlay, "--out", join(folder, "out"));
    expect({ code, error }).toEqual({ code: 1, error: [expect.stringContaining(message)] });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(["http://%", "file://pets.example/a.yaml"])("%s, which is no file", async (spec) => {
    const { code, error } = await cli("--spec", spec, "--out", join(await temporaryFolder(), "out"));
    const message = `seamline-codegen: ${spec} is not a file: download the document and name the copy`;
    expect({ code, error }).toEqual({ code: 1, error: [message] });
  });
});

test.each([
  [["--spce", "a"], "seamline-codegen: Unknown option '--spce': write --spec"],
  [[], "seamline-codegen: --spec FILE is missing (see seamline-codegen --help)"],
  [["--spec", "a"], "seamline-codegen: --out DIR is missing beside --spec a (see seamline-codegen --help)"],
  [["--spec", "a", "--out", "b", "--out", "c"], "--spec FILE is missing beside --out c"],
  [["--spec", "a", "--spec", "b", "--out", "c"], "--spec b follows --spec a of the same document"],
  [
    ["--spec", "a", "--overlay", "b", "--overlay", "./b", "--out", "c"],
    "--overlay ./b follows --overlay b of the same document",
  ],
  [["--overlay", "b", "--out", "c"], "--spec FILE is missing beside --overlay b"],
  [["--spec", "a", "--out", "c", "--spec", "b", "--out", "./c"], "--out ./c of b is that of a too"],
  [["a"], "seamline-codegen: Unexpected argument 'a'"],
  [["--spec", "a", "--out", "c", "--overlay"], "Option '--overlay <value>' argument missing"],
  [
    ["--spec", "a", "--overlay", "--out", "c"],
    "Option '--overlay' argument is missing: another option follows",
  ],
  [["--spec", "a", "--overlay=", "--out", "c"], "--overlay has an empty value"],
])("%j is rejected, besides the files that do not exist", async (args, message) => {
  const { code, log, error } = await cli(...args);
  expect({ code, log }).toEqual({ code: 1, log: [] });
  expect(error).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});

test("--help and --version", async () => {
  expect((await cli("--help")).log.join()).toContain(
    "Usage: seamline-codegen --spec FILE [--overlay FILE]... --out DIR",
  );
  expect((await cli("--version")).log).toEqual([manifest.version]);
});

test("the command itself answers with its exit code", async () => {
  const entry = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
  const run = promisify(execFile)(process.execPath, [entry, "--nonsense"]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("--nonsense"),
  });
});
