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
import { type Manifest, manifests, repositoryFiles, root } from "../repository.ts";
import { type Command, commandsOf } from "./commands.ts";
import type { Snippet } from "./snippets.ts";

/** A clone of the repository with its dependencies and build output. A guide can change it. */
export interface Clone extends Disposable {
  /**
   * Follows a block of a guide: writes its file, applies its diff to a file, or runs its commands.
   *
   * @returns the output of the commands
   * @throws Error for a diff that does not apply, and for a command that fails unless the fence expects it
   */
  follow(snippet: Snippet): Promise<string>;
}

/**
 * Returns whether a block changes the repository, so that its guide needs a clone: "```yaml title="specs/…" new",
 * "```diff".
 */
export function isChange({ language, info }: Snippet): boolean {
  return language === "diff" || / new$/.test(info);
}

interface Workspace {
  readonly folder: string;
  /** The contracts with bundles and clients, as returned by `contractsIn`. */
  contracts: ReadonlyMap<string, string>;
}

/** Folders that the commands of guides do not need. */
const LEFT_OUT = /^(bench|examples(?!\/first-call\/package\.json$)|languages|runtimes)\//;

/** Folders that no guide changes. They are linked, so that Node compiles them once instead of once per clone. */
const LINKED: readonly string[] = ["specs/model", "specs/openapi-3-0", "specs/rules"];

export function createClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), "seamline-clone-"));
  const isCopied = (file: string): boolean =>
    !LEFT_OUT.test(file) && !LINKED.some((folder) => file.startsWith(`${folder}/`));
  for (const file of repositoryFiles().filter(isCopied)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), readFileSync(join(root, file)));
  }
  for (const linked of ["node_modules", ...LINKED]) link(folder, linked);
  for (const path of manifests().keys()) linkInstalledAndBuilt(folder, path);
  const workspace = { folder, contracts: contractsIn(folder) };
  return {
    follow: (snippet) => follow(workspace, snippet),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links a path of the repository into the clone. */
function link(folder: string, path: string): void {
  if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path));
}

/** Links created by pnpm are relative, so copies point to the packages of the clone. Rebuilt files are not links. */
function linkInstalledAndBuilt(folder: string, path: string): void {
  if (LEFT_OUT.test(path)) return;
  const copy = { recursive: true, verbatimSymlinks: true };
  const installed = join(root, path, "node_modules");
  if (existsSync(installed)) cpSync(installed, join(folder, path, "node_modules"), copy);
  // The clone collects its own bundles, so the `dist` folder of the specs is not linked.
  for (const built of path === "specs" ? ["lib"] : ["dist"]) link(folder, join(path, built));
}

async function follow(workspace: Workspace, { language, info, code }: Snippet): Promise<string> {
  const file = join(workspace.folder, /title="([^"]+)"/.exec(info)?.[1] ?? "");
  if (language === "diff") writeFileSync(file, patched(readFileSync(file, "utf8"), code));
  else if (language === "sh") return runAll(workspace, commandsOf(code), info === "fails");
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  return "";
}

/**
 * Applies a diff without line numbers. Its old lines must occur exactly once.
 *
 * @throws Error if the old lines do not occur, or occur more than once
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

async function runAll(workspace: Workspace, commands: readonly Command[], fails: boolean): Promise<string> {
  const printed: string[] = [];
  for (const { text, words } of commands) {
    for (const step of stepsOf(workspace, words)) {
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
 * Returns the steps that pnpm runs for a command, without Turbo, which would repeat all earlier builds.
 *
 * @throws Error if the command is not one of those used in guides
 */
function stepsOf(workspace: Workspace, words: readonly string[]): Step[] {
  const { folder } = workspace;
  const [npx, yes, pnpm, ...args] = words;
  if (npx === "rm") return [{ command: words.map(quoted).join(" "), cwd: folder }];
  if (npx !== "npx" || yes !== "-y" || pnpm !== "pnpm") throw new Error(`Guides do not use ${npx} here yet.`);
  if (args[0] === "install") return linkNewPackages(folder);
  if (args[0] === "exec") return [{ command: args.slice(1).join(" "), cwd: folder }];
  if (args[0] === "generate") return stepsToGenerate(workspace);
  const ofRoot = manifestIn(folder, ".").scripts?.[`${args[0]}`];
  if (ofRoot?.startsWith("node "))
    return [{ command: [ofRoot, ...args.slice(1).map(quoted)].join(" "), cwd: folder }];
  const [filter, name, run, script] = args;
  if (filter !== "--filter" || run !== "run")
    throw new Error(`Guides do not use pnpm ${args.join(" ")} yet.`);
  const path = [...packagesIn(folder)].find(([, manifest]) => manifest.name === name)?.[0];
  return [scriptOf(folder, `${path}`, `${script}`)];
}

/** Returns the steps for all contracts that have changed since the last call, and for their clients. */
function stepsToGenerate(workspace: Workspace): Step[] {
  const { folder } = workspace;
  const contracts = contractsIn(folder);
  const isUnchanged = (service: string): boolean =>
    contracts.has(service) && contracts.get(service) === workspace.contracts.get(service);
  const changed = [...contracts.keys()].filter((service) => !isUnchanged(service));
  const generating = [...packagesIn(folder)].filter(
    ([path, manifest]) => isGenerated(manifest) && !isUnchanged(basename(path)),
  );
  workspace.contracts = contracts;
  return [
    ...changed.flatMap((service) =>
      ["lint", "bundle"].map((name) => scriptOf(folder, `specs/${service}`, name)),
    ),
    scriptOf(folder, "specs", "bundle"),
    ...generating.map(([path]) => scriptOf(folder, path, "generate")),
  ];
}

/** Returns whether a package has code that is generated from contracts. */
function isGenerated({ scripts, dependencies, devDependencies }: Manifest): boolean {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return scripts?.generate !== undefined && names.some((name) => name.startsWith("@seamline/specs"));
}

/** Joins the authored files of each service. The keys are service names. */
function contractsIn(folder: string): Map<string, string> {
  const services = [...packagesIn(folder)].filter(
    ([path, { scripts }]) => /^specs\//.test(path) && scripts?.lint !== undefined,
  );
  return new Map(services.map(([path]) => [basename(path), authoredText(join(folder, path))]));
}

function authoredText(folder: string): string {
  const authored = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => name !== "dist" && name !== "node_modules",
  );
  const texts = authored.map((entry) => {
    const file = join(folder, entry.name);
    return `${entry.name}\n${entry.isDirectory() ? authoredText(file) : readFileSync(file, "utf8")}`;
  });
  return texts.join("\n");
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function scriptOf(folder: string, path: string, name: string): Step {
  const command = packagesIn(folder).get(path)?.scripts?.[name];
  if (command === undefined) throw new Error(`${path} has no script ${name}.`);
  return { command, cwd: join(folder, path) };
}

/** Returns the packages of the clone by folder: packages of the repository, and packages that the guide adds. */
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

/** Links the dependencies of new packages to those of other packages. Nothing is downloaded. */
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

/** @throws Error if no package of the workspace has the dependency */
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
