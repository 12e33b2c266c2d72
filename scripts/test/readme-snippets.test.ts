import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { documents } from "@seamline/specs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manifests, root } from "./repository.ts";
import { readmeSnippets } from "./snippets.ts";

const run = promisify(execFile);
const snippets = readmeSnippets().map((snippet, index) => ({ ...snippet, name: `snippet-${index}` }));
const servers = new Map<string, ContractServer>();
let folder: string;

/** Each document's own default address stands for a server that holds requests against that document. */
async function startServers(): Promise<void> {
  for (const document of documents) {
    const bundle = JSON.parse(readFileSync(document.files.json, "utf8"));
    const address: string = bundle.servers[0].variables.base_url.default;
    servers.set(`${address} ${document.version}`, await startContractServer(bundle));
  }
}

function serverFor(code: string): (address: string) => string {
  const version = /@seamline\/functions\/(v\w+)/.exec(code)?.[1] ?? "v2";
  return (address) => {
    const entries = [...servers].filter(([key]) => key.startsWith(`${address} `));
    const [, server] = entries.find(([key]) => key.endsWith(` ${version}`)) ?? entries[0] ?? [];
    return server?.url ?? address;
  };
}

beforeAll(async () => {
  await startServers();
  folder = mkdtempSync(join(tmpdir(), "seamline-snippets-"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  for (const [path, manifest] of manifests()) {
    const link = join(folder, "node_modules", manifest.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, path), link);
  }
  for (const { name, code } of snippets) {
    const local = code.replace(/http:\/\/127\.0\.0\.1:\d+/g, serverFor(code));
    writeFileSync(join(folder, `${name}.ts`), `${local}\nexport {};\n`);
  }
});

afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

test("every README of a published package starts with code that runs", () => {
  const published = [...manifests()].filter(
    ([path, manifest]) => !manifest.private && path.startsWith("packages/"),
  );
  for (const [path] of published)
    expect(snippets.map((snippet) => snippet.file)).toContain(`${path}/README.md`);
});

test("all snippets type-check", async () => {
  const flags = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "node"];
  const roots = ["--typeRoots", join(root, "node_modules/@types")];
  const files = snippets.map((snippet) => `${snippet.name}.ts`);
  const tsc = run(join(root, "node_modules/.bin/tsc"), [...flags, ...roots, "--skipLibCheck", ...files], {
    cwd: folder,
  });
  const output = await tsc.then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
  expect(output).toBe("");
});

test.each(snippets)("$file:$line runs", async ({ name }) => {
  await run(process.execPath, [`${name}.ts`], { cwd: folder, timeout: 30_000 });
  expect(
    [...servers.values()].flatMap((server) => server.received.flatMap((request) => request.violations)),
  ).toEqual([]);
});
