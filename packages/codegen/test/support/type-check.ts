import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { GeneratedFile } from "../../src/index.ts";
import { fromRoot, temporaryFolder } from "./workspace.ts";

const run = promisify(execFile);

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  declaration: true,
  isolatedDeclarations: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  paths: { "@seamline/client-core": [fromRoot("packages/client-core/src/index.ts")] },
};

/** Writes the files as a project of TypeScript and gives its folder. */
export async function writeProject(files: readonly GeneratedFile[]): Promise<string> {
  const folder = await temporaryFolder();
  const names = files.map(({ path }) => path);
  const project = [
    ...files,
    { path: "package.json", text: JSON.stringify({ type: "module" }) },
    { path: "tsconfig.json", text: JSON.stringify({ compilerOptions, files: names }) },
  ];
  const subfolders = new Set(project.map(({ path }) => dirname(join(folder, path))));
  await Promise.all([...subfolders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(project.map(({ path, text }) => writeFile(join(folder, path), text)));
  return folder;
}

/**
 * What TypeScript 7 says of the files under `strict`: nothing when all is well. The runtime, whose sources the
 * files import, is checked by its own package.
 */
export async function typeCheck(files: readonly GeneratedFile[]): Promise<string> {
  const cwd = await writeProject(files);
  const { stdout } = await run(fromRoot("node_modules/.bin/tsc"), ["-p", cwd], { cwd }).catch(
    (failure: { stdout: string }) => failure,
  );
  const lines = stdout.split("\n");
  return lines.filter((line) => files.some(({ path }) => line.startsWith(path))).join("\n");
}
