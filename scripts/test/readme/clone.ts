import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { type Manifest, manifests, read, repositoryFiles, root, services } from "../repository.ts";
import { type Command, commandsOf } from "./commands.ts";
import type { Snippet } from "./snippets.ts";

/** A clone of the repository with its dependencies and what was built, which a guide may change. */
export interface Clone extends Disposable {
  /**
   * Does what a block of a guide says: writes its file, changes a file by its diff, or runs its commands.
   *
   * @returns what the commands print
   * @throws Error for a diff that does not fit, and for a command that fails where the fence does not say so
   */
  follow(snippet: Snippet): Promise<string>;
}

/** Whether a block changes the repository, so that its guide is for a clone: "```yaml title="specs/…" new", "```diff". */
export function isChange({ language, info }: Snippet): boolean {
  return language === "diff" || / new$/.test(info);
}

/** Folders that no command of a guide needs. */
const LEFT_OUT = /^(bench|examples(?!\/first-call\/package\.json$)|languages|runtimes)\//;

export function createClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), "seamline-clone-"));
  for (const file of repositoryFiles().filter((each) => !LEFT_OUT.test(each))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readFileSync(join(root, file)));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const path of manifests().keys()) linkInstalledAndBuilt(folder, path);
  return {
    follow: (snippet) => follow(folder, snippet),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links of pnpm are relative, so that copies lead to the packages of the clone. What is built anew is no link. */
function linkInstalledAndBuilt(folder: string, path: string): void {
  if (LEFT_OUT.test(path)) return;
  const copy = { recursive: true, verbatimSymlinks: true };
  const installed = join(root, path, "node_modules");
  if (existsSync(installed)) cpSync(installed, join(folder, path, "node_modules"), copy);
  // Bundles are collected anew.
  for (const built of path === "specs" ? ["lib"] : ["dist"]) {
    if (existsSync(join(root, path, built))) symlinkSync(join(root, path, built), join(folder, path, built));
  }
}

async function follow(folder: string, { language, info, code }: Snippet): Promise<string> {
  const file = join(folder, /title="([^"]+)"/.exec(info)?.[1] ?? "");
  if (language === "diff") writeFileSync(file, patched(readFileSync(file, "utf8"), code));
  else if (language === "sh") return runAll(folder, commandsOf(code), info === "fails");
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  return "";
}

/**
 * Applies a diff without line numbers, whose old lines the text contains once.
 *
 * @throws Error when it contains them never, or more than once
 */
export function patched(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, "").split("\n");
  const linesBut = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  const before = linesBut("+");
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`The file contains this ${parts.length - 1} times:\n${before}`);
  return parts.join(linesBut("-"));
}

async function runAll(folder: string, commands: readonly Command[], fails: boolean): Promise<string> {
  const printed: string[] = [];
  for (const { text, words } of commands) {
    for (const step of stepsOf(folder, words)) {
      const { status, output } = await run(step);
      if ((status !== 0) !== fails) throw new Error(`${text} ended with ${status}:\n${output}`);
      printed.push(output);
    }
  }
  return printed.join("");
}

interface Step {
  readonly command: string;
  readonly cwd: string;
}

/**
 * What pnpm runs for a command, without Turbo: it would build everything that this process has built before.
 *
 * @throws Error for a command that guides do not use
 */
function stepsOf(folder: string, words: readonly string[]): Step[] {
  const [npx, yes, pnpm, ...args] = words;
  if (npx === "rm") return [{ command: words.map(quoted).join(" "), cwd: folder }];
  if (npx !== "npx" || yes !== "-y" || pnpm !== "pnpm") throw new Error(`Guides do not use ${npx} here yet.`);
  if (args[0] === "install") return linkNewPackages(folder);
  if (args[0] === "exec") return [{ command: args.slice(1).join(" "), cwd: folder }];
  if (args[0] === "generate") return stepsToGenerate(folder);
  const ofRoot = manifestIn(folder, ".").scripts?.[`${args[0]}`];
  if (ofRoot?.startsWith("node "))
    return [{ command: [ofRoot, ...args.slice(1).map(quoted)].join(" "), cwd: folder }];
  const [filter, name, run, script] = args;
  if (filter !== "--filter" || run !== "run")
    throw new Error(`Guides do not use pnpm ${args.join(" ")} yet.`);
  const path = [...packagesIn(folder)].find(([, manifest]) => manifest.name === name)?.[0];
  return [scriptOf(folder, `${path}`, `${script}`)];
}

/** As Turbo does, this leaves out the contracts that have not changed, and their clients. */
function stepsToGenerate(folder: string): Step[] {
  const unchanged = services().filter((service) => {
    const files = repositoryFiles().filter((file) => file.startsWith(`specs/${service}/`));
    return files.every((file) => readFileSync(join(folder, file), "utf8") === read(file));
  });
  const changed = [...packagesIn(folder)].flatMap(([path, { scripts }]) =>
    /^specs\//.test(path) && scripts?.lint !== undefined && !unchanged.includes(basename(path))
      ? [basename(path)]
      : [],
  );
  const generating = [...packagesIn(folder)].filter(
    ([path, { scripts }]) => scripts?.generate !== undefined && !unchanged.includes(basename(path)),
  );
  return [
    ...changed.flatMap((service) =>
      ["lint", "bundle"].map((name) => scriptOf(folder, `specs/${service}`, name)),
    ),
    scriptOf(folder, "specs", "bundle"),
    ...generating.map(([path]) => scriptOf(folder, path, "generate")),
  ];
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function scriptOf(folder: string, path: string, name: string): Step {
  const command = packagesIn(folder).get(path)?.scripts?.[name];
  if (command === undefined) throw new Error(`${path} has no script ${name}.`);
  return { command, cwd: join(folder, path) };
}

/** The packages of the clone by their folders: those of the repository, and those that the guide adds. */
function packagesIn(folder: string): Map<string, Manifest> {
  const below = ["specs", "packages"].flatMap((parent) =>
    readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`),
  );
  const paths = ["specs", ...below].filter((path) => existsSync(join(folder, path, "package.json")));
  return new Map(paths.map((path) => [path, manifestIn(folder, path)]));
}

function manifestIn(folder: string, path: string): Manifest {
  return JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8")) as Manifest;
}

/** Installs what new packages depend on, as others have it: nothing is downloaded. */
function linkNewPackages(folder: string): [] {
  const packages = packagesIn(folder);
  for (const [path, { dependencies, devDependencies }] of packages) {
    const installed = join(folder, path, "node_modules");
    if (existsSync(installed)) continue;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      mkdirSync(dirname(join(installed, name)), { recursive: true });
      symlinkSync(installedBefore(folder, name, packages), join(installed, name));
    }
  }
  return [];
}

/** @throws Error for a package that no package of the workspace has */
function installedBefore(folder: string, name: string, packages: ReadonlyMap<string, Manifest>): string {
  for (const [path, manifest] of packages) {
    if (manifest.name === name) return join(folder, path);
    const installed = join(folder, path, "node_modules", name);
    if (existsSync(installed)) return installed;
  }
  throw new Error(`No package of the workspace depends on ${name}.`);
}

async function run({ command, cwd }: Step): Promise<{ status: number | null; output: string }> {
  const bins = [dirname(process.execPath), join(cwd, "node_modules/.bin"), join(root, "node_modules/.bin")];
  const env = { ...process.env, NO_COLOR: "1", PATH: [...bins, process.env.PATH].join(delimiter) };
  const child = spawn("sh", ["-c", command], { cwd, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const [status] = await once(child, "close");
  return { status, output };
}
