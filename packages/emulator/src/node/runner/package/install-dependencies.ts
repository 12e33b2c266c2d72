import { mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { frameworkProgram, hidePaths } from "../framework-program.ts";
import { assertSourcesInside } from "./dependency-sources.ts";
import { findNpm, runNpm } from "./npm.ts";
import { type PackageManifest, packageError, readManifest } from "./package-manifest.ts";

export interface InstallOptions {
  /** Whether npm is run for what is missing: it is, unless this is "never". */
  readonly npm?: "install" | "never";
  /** The emulator's: npm gets of it what it needs for a registry and the way there. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** How long npm may take, in milliseconds; 120,000 unless given. */
  readonly timeLimitMs?: number;
}

/** Lines of npm's output that a message holds. */
const MAX_SHOWN_LINES = 5;

/**
 * Makes what code depends on be there. What the archive brings is left as it is, but for the framework, which is
 * always the emulator's. For the rest npm is run, without scripts of packages.
 *
 * @param folder an absolute path without links, where the code was unpacked
 * @throws CodeError of "package", with what npm wrote; the reason of `signal`
 */
export async function installDependencies(folder: string, options: InstallOptions): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest !== undefined) await installMissing(folder, manifest, options);
  await linkFramework(folder);
}

async function installMissing(
  folder: string,
  manifest: PackageManifest,
  options: InstallOptions,
): Promise<void> {
  const missing = await missingDependencies(folder, manifest.dependencies);
  if (missing.length === 0) return;
  await assertSourcesInside(folder);
  const program = await npmFor(missing, options);
  const output = await withReducedProject(folder, manifest, () => runInstall(program, folder, options));
  const still = await missingDependencies(folder, manifest.dependencies);
  if (still.length > 0) throw packageError(`npm ended without installing ${still.join(", ")}`, output);
}

async function npmFor(missing: readonly string[], { npm, environment }: InstallOptions): Promise<string> {
  const names = missing.join(", ");
  const remedy = "put its node_modules into the archive";
  if (npm === "never") {
    throw packageError(`package.json depends on ${names}, and npm is not to be run here: ${remedy}`);
  }
  const program = await findNpm(environment);
  if (program === undefined) {
    throw packageError(`package.json depends on ${names}, and no npm was found: install it, or ${remedy}`);
  }
  return program;
}

/** @returns what npm wrote */
async function runInstall(
  program: string,
  folder: string,
  { environment, signal, timeLimitMs = 120_000 }: InstallOptions,
): Promise<string> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeLimitMs);
  const end = signal ? AbortSignal.any([signal, limit]) : limit;
  const { succeeded, output } = await runNpm(program, folder, environment, end);
  signal?.throwIfAborted();
  const lines = hidePaths(output, folder).trim().split("\n").filter(isOfTheInstall);
  const text = lines.join("\n");
  if (succeeded) return text;
  const problem = limit.aborted
    ? `took longer than ${timeLimitMs} ms`
    : "could not install what package.json needs";
  throw packageError(`npm ${problem}: ${lines.slice(-MAX_SHOWN_LINES).join("\n")}`, text);
}

/** Where npm's own log lies is of no use to who deploys. */
function isOfTheInstall(line: string): boolean {
  return !/^npm \S+ A complete log of this run/.test(line);
}

/** Names of packages that are depended on and not there. The framework never is: it is given. */
async function missingDependencies(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const names = Object.keys(dependencies).filter((name) => name !== FRAMEWORK);
  const there = await Promise.all(names.map((name) => isFolder(join(folder, "node_modules", name))));
  return names.filter((_, place) => !there[place]);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Name of the package that code registers its functions with. */
const FRAMEWORK = "@google-cloud/functions-framework";

/**
 * Gives code the very copy of the framework that runs it, in place of any other. A function that registers itself does
 * so with the copy that the code finds; the one that runs looks in its own registry alone, and would not know of it.
 *
 * @throws CodeError where the archive leaves no room for it
 */
async function linkFramework(folder: string): Promise<void> {
  const place = join(folder, "node_modules", FRAMEWORK);
  try {
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { recursive: true, force: true });
    // Links to folders of this kind need no rights of an administrator on Windows; elsewhere all are the same.
    await symlink(frameworkProgram().folder, place, "junction");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw packageError(`node_modules holds a file where the folder of ${FRAMEWORK} should be: leave it out`);
  }
}

/** Members of `package.json` that say what is to be installed. */
const KEPT_MEMBERS = [
  "name",
  "version",
  "dependencies",
  "optionalDependencies",
  "peerDependencies",
  "peerDependenciesMeta",
  "bundleDependencies",
  "bundledDependencies",
  "overrides",
  "workspaces",
  "engines",
] as const;

/**
 * Lines of `.npmrc` that say how versions are chosen, and where the packages of a scope come from. Others may name a
 * program that npm runs (`git`), a folder that it writes (`cache`) or a file that it reads (`userconfig`); a value with
 * `${…}` stands for a variable.
 */
const SAFE_SETTING =
  /^\s*(?:(?:legacy-peer-deps|strict-peer-deps|prefer-dedupe|engine-strict)\s*=\s*(?:true|false)|@[\w.~-]+:registry\s*=\s*https?:\/\/[\w.~:/@%+-]+)\s*$/;

/**
 * Shows npm as much of a project as it needs while `work` is under way. Of `package.json` that is what it depends on,
 * without the framework, which npm would fetch although it is given, and without what is for developing alone, which it
 * would look up although it does not install it. Of `.npmrc` it is what can do no harm. The files are as they were afterwards.
 */
async function withReducedProject<Result>(
  folder: string,
  manifest: PackageManifest,
  work: () => Promise<Result>,
): Promise<Result> {
  const restoreManifest = await replaceFile(join(folder, "package.json"), () => reducedManifest(manifest));
  const restoreSettings = await replaceFile(join(folder, ".npmrc"), reducedSettings);
  try {
    return await work();
  } finally {
    await restoreSettings();
    await restoreManifest();
  }
}

function reducedManifest({ whole, dependencies }: PackageManifest): string {
  const { [FRAMEWORK]: _given, ...needed } = dependencies;
  const shown = Object.entries(whole).filter(([name]) => KEPT_MEMBERS.some((member) => member === name));
  return JSON.stringify({ ...Object.fromEntries(shown), dependencies: needed });
}

function reducedSettings(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => SAFE_SETTING.test(line));
  return lines.map((line) => `${line}\n`).join("");
}

/** @returns what puts the file back; where there is none, nothing is written */
async function replaceFile(path: string, replaced: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR") return undefined;
    throw error;
  });
  if (before === undefined) return async () => {};
  await rm(path);
  await writeFile(path, replaced(before.toString("utf8")));
  return () => writeFile(path, before);
}
