import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manifests, read, root } from "./repository.ts";
import { type SnippetServers, startSnippetServers } from "./snippet-servers.ts";
import { readmeSnippets } from "./snippets.ts";

const run = promisify(execFile);
const snippets = readmeSnippets("ts").map((snippet, index) => ({ ...snippet, name: `snippet-${index}` }));
const published = [...manifests()].filter(([, manifest]) => !manifest.private);
let servers: SnippetServers;
let folder: string;

/** A reader's project: the packages are installed, a spec lies there, and the generator ran as its README says. */
async function setUpProject(): Promise<void> {
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  copyFileSync(join(root, "scripts/test/fixtures/openapi.yaml"), join(folder, "openapi.yaml"));
  for (const [path, manifest] of manifests()) {
    const link = join(folder, "node_modules", manifest.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, path), link);
  }
  for (const name of foreignPackages()) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "scripts/node_modules", name), link);
  }
  const commands = readmeSnippets("sh").map(
    (snippet) => /npx @seamline\/codegen (.*)/.exec(snippet.code)?.[1] ?? "",
  );
  for (const args of commands.filter(Boolean)) {
    await run(process.execPath, [join(root, "packages/codegen/dist/cli.js"), ...args.split(" ")], {
      cwd: folder,
    });
  }
}

/** Packages of others that snippets import. They are devDependencies here. */
function foreignPackages(): Set<string> {
  const imports = /^import .* from "((?!@seamline\/|node:|\.)(?:@[^/"]+\/)?[^/"]+)/gm;
  return new Set(snippets.flatMap(({ code }) => Array.from(code.matchAll(imports), ([, name]) => `${name}`)));
}

beforeAll(async () => {
  servers = await startSnippetServers();
  folder = mkdtempSync(join(tmpdir(), "seamline-snippets-"));
  await setUpProject();
  for (const { name, code } of snippets) {
    const local = code.replace(/baseUrl: "[^"]*"/g, `baseUrl: "${await servers.addressFor(code)}"`);
    writeFileSync(join(folder, "src", `${name}.ts`), `${local}\nexport {};\n`);
  }
});

afterAll(async () => {
  await servers[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

test.each(published)("the README of %s begins with something to run", (path) => {
  const [title, ...rest] = read(`${path}/README.md`).split("\n").filter(Boolean);
  expect(title).toMatch(/^# @seamline\//);
  expect(rest.slice(0, 6).some((line) => /^```(ts|sh)$/.test(line))).toBe(true);
});

test("all snippets compile", async () => {
  expect(await compileSnippets()).toBe("");
});

/** Compiles the project into `out`. Gives what the compiler has to say. */
async function compileSnippets(): Promise<string> {
  const flags = [
    "--strict",
    "--target",
    "es2022",
    "--module",
    "nodenext",
    "--rootDir",
    "src",
    "--outDir",
    "out",
  ];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  const files = snippets.map((snippet) => join("src", `${snippet.name}.ts`));
  const tsc = run(join(root, "node_modules/.bin/tsc"), [...flags, ...types, ...files], { cwd: folder });
  return tsc.then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

test.each(snippets)("$file:$line runs", async ({ name }) => {
  const before = servers.violations().length;
  await run(process.execPath, [join("out", `${name}.js`)], { cwd: folder, timeout: 60_000 });
  expect(servers.violations().slice(before)).toEqual([]);
});
