/**
 * Tests the generator with GitHub's API description (13 MB). Generates a client twice, with identical output, and
 * type-checks it and a program that uses it under `strict` with the workspace's compiler. An overlay makes the lists
 * iterable.
 *
 * npm run foreign
 */
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { seamline } from "./generators.ts";
import { linkPackages } from "./link-packages.ts";
import { github } from "./spec-sets.ts";

const folder = fileURLToPath(new URL("../dist/foreign/", import.meta.url));
const overlay = fileURLToPath(new URL("../github-lists.overlay.yaml", import.meta.url));
const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

const settings = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    module: "NodeNext",
    types: [],
    strict: true,
    isolatedDeclarations: true,
    declaration: true,
    noEmit: true,
  },
  include: ["."],
};

const program = `import { createBareClient, createClient } from "@seamline/client-core";
import { definition, issuesListForRepo, reposGet, service } from "./generated/operations.gen.js";
import type { FullRepository } from "./generated/types.gen.js";

const github = createClient(definition, { baseUrl: "http://127.0.0.1:4010" });
export const repository: Promise<FullRepository> = github.repos.get({ owner: "octocat", repo: "hello-world" });
const bare = createBareClient(service, { baseUrl: "http://127.0.0.1:4010" });
export const same: Promise<FullRepository> = reposGet(bare, { owner: "octocat", repo: "hello-world" });
export async function titles(): Promise<string[]> {
  const found: string[] = [];
  const input = { owner: "octocat", repo: "hello-world", query: { state: "all", per_page: 100 } } as const;
  for await (const { title } of github.issues.listForRepo(input)) found.push(title);
  for await (const { title } of issuesListForRepo(bare, input)) found.push(title);
  return found;
}
// @ts-expect-error the name of the repository is missing
export const incomplete: Promise<FullRepository> = github.repos.get({ owner: "octocat" });
`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await linkPackages(folder, ["client-core"]);
await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
await writeFile(join(folder, "program.ts"), program);

timed("generated", generate);
const second = generate();
if (!second.includes("up to date")) throw new Error(`The output of the second run differs: ${second}`);
timed("type-checked", () => run([tsc, "-p", folder, "--pretty", "false"]));

function generate(): string {
  return run([seamline.script, ...seamline.args(github, join(folder, "generated")), "--overlay", overlay]);
}

/** @throws Error with the output of the command if it fails */
function run(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`.trim().slice(0, 10_000), { cause: error });
  }
}

function timed(done: string, work: () => unknown): void {
  const start = performance.now();
  work();
  console.log(`${done} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
