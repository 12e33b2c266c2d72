import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import type { GeneratedFile } from "../../src/index.ts";
import { compileInProcess } from "./in-process-compiler.ts";
import { fromRoot, temporaryFolder } from "./workspace.ts";

const run = promisify(execFile);

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  skipLibCheck: true,
  declaration: true,
  isolatedDeclarations: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  paths: {
    "@seamline/client-core": [fromRoot("packages/client-core/dist/index.d.ts")],
    "@seamline/client-core/*": [fromRoot("packages/client-core/dist/*.d.ts")],
  },
};

/** Writes the files as a TypeScript project, and returns its folder. */
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
 * Supported compilers by version. Each compiles a project and returns its messages. Only the older compiler has a
 * JavaScript API, so the newer one runs as a separate process.
 */
export const compilers = { "7.0": compileByProgram, "5.9": compileInProcess } as const;

export type CompilerVersion = keyof typeof compilers;

/**
 * Returns TypeScript's messages for the files in strict mode. Ignores the runtime's declarations, because its own
 * package checks them.
 */
export async function typeCheck(
  files: readonly GeneratedFile[],
  version: CompilerVersion = "7.0",
): Promise<string> {
  const lines = (await compile(files, version, false)).split("\n");
  return lines.filter((line) => files.some(({ path }) => line.startsWith(path))).join("\n");
}

/** Returns the messages about `consumer.ts`, keyed by line number. Each message is on one line. */
export async function messagesByLine(
  files: readonly GeneratedFile[],
  version: CompilerVersion,
): Promise<Map<number, string>> {
  const shown = stripVTControlCharacters(await compile(files, version, true));
  const [all = ""] = shown.split(/\nFound \d+ errors?/);
  const messages = all.split(/^consumer\.ts:(?=\d+:\d+ - error)/m).slice(1);
  return new Map(messages.map((message) => [Number.parseInt(message, 10), withoutFrames(message)]));
}

/** Removes code frames and locations from a message. */
function withoutFrames(message: string): string {
  const lines = message.replace(/^\d+:\d+ - error TS\d+: /, "").split("\n");
  const isFrame = (line: string): boolean => /^ *(?:\d+ .*|~*|\S+:\d+:\d+)$/.test(line);
  const text = lines.filter((line) => !isFrame(line));
  return text.map((line) => line.trim()).join(" ");
}

async function compile(
  files: readonly GeneratedFile[],
  version: CompilerVersion,
  pretty: boolean,
): Promise<string> {
  return compilers[version](await writeProject(files), pretty);
}

async function compileByProgram(cwd: string, pretty: boolean): Promise<string> {
  const flags = ["-p", cwd, "--pretty", String(pretty)];
  const { stdout } = await run(fromRoot("node_modules/.bin/tsc"), flags, { cwd }).catch(
    (failure: { stdout: string }) => failure,
  );
  return stdout;
}
