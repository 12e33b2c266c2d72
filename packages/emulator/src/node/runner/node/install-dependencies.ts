import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Environment } from "../../environment.ts";
import { isFolder } from "../../file-system.ts";
import { lastLines, runInstaller } from "../installers/run-installer.ts";
import { packageError } from "../processes/code-failures.ts";
import { assertSourcesInside } from "./dependency-sources.ts";
import { frameworkProgram, hidePaths } from "./framework-program.ts";
import { findNpm, npmCommand } from "./npm.ts";
import { type PackageManifest, readManifest } from "./package-manifest.ts";

/** The options of an installation. */
export interface InstallOptions {
  /** Whether npm installs missing dependencies. Default: "install". */
  readonly npm?: "install" | "never";
  /** The environment of the emulator. npm gets only the variables that it needs to reach a registry. */
  readonly environment: Environment;
  readonly signal?: AbortSignal;
  /** How long npm may take, in milliseconds. Default: 120,000. */
  readonly timeLimitMs?: number;
}

/**
 * Installs the dependencies of source code. Packages in the archive stay unchanged, except the framework, which is
 * always the emulator's own. npm installs the others, without running scripts of packages.
 *
 * @param folder the absolute path without links where the source was unpacked
 * @throws CodeError of "package", with the output of npm; the reason of `signal`
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
  const program = await requireNpm(missing, options);
  const output = await withReducedProject(folder, manifest, () => runInstall(program, folder, options));
  const notInstalled = await missingDependencies(folder, manifest.dependencies);
  if (notInstalled.length > 0)
    throw packageError(`npm ended without installing ${notInstalled.join(", ")}`, output);
}

async function requireNpm(missing: readonly string[], { npm, environment }: InstallOptions): Promise<string> {
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

/** @returns the output of npm */
async function runInstall(
  program: string,
  folder: string,
  { environment, signal, timeLimitMs = 120_000 }: InstallOptions,
): Promise<string> {
  const command = npmCommand(program, folder, environment);
  const { succeeded, timedOut, output } = await runInstaller(command, timeLimitMs, signal);
  const text = hidePaths(output, folder).trim().split("\n").filter(isRelevantLine).join("\n");
  if (succeeded) return text;
  const problem = timedOut
    ? `took longer than ${timeLimitMs} ms`
    : "could not install what package.json needs";
  throw packageError(`npm ${problem}: ${lastLines(text)}`, text);
}

/** The location of npm's own log is of no use to the author of the code. */
function isRelevantLine(line: string): boolean {
  return !/^npm \S+ A complete log of this run/.test(line);
}

/**
 * Returns the names of dependencies that are not installed. The framework is not among them, since the emulator
 * provides it.
 */
async function missingDependencies(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const names = Object.keys(dependencies).filter((name) => name !== FRAMEWORK);
  const arePresent = await Promise.all(names.map((name) => isFolder(join(folder, "node_modules", name))));
  return names.filter((_, index) => !arePresent[index]);
}

/** The package with which code registers its functions. */
const FRAMEWORK = "@google-cloud/functions-framework";

/**
 * Replaces any copy of the framework by the one that runs the code. Functions register themselves with the copy that
 * the code loads, and the running framework only looks in its own registry.
 *
 * @throws CodeError if a file of the archive is in the way
 */
async function linkFramework(folder: string): Promise<void> {
  const link = join(folder, "node_modules", FRAMEWORK);
  try {
    await mkdir(dirname(link), { recursive: true });
    await rm(link, { recursive: true, force: true });
    // A junction needs no administrator rights on Windows. Other systems ignore the type of a link.
    await symlink(frameworkProgram().folder, link, "junction");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    throw packageError(`node_modules holds a file where the folder of ${FRAMEWORK} should be: leave it out`);
  }
}

/** The members of `package.json` that npm needs for an installation. */
const MANIFEST_MEMBERS = [
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
 * The lines of `.npmrc` that are safe: they say how versions are chosen, and where the packages of a scope come from.
 * Others may name a program that npm runs (`git`), a folder that it writes (`cache`) or a file that it reads
 * (`userconfig`). A value with `${…}` would insert a variable of the environment.
 */
const SAFE_SETTING =
  /^\s*(?:(?:legacy-peer-deps|strict-peer-deps|prefer-dedupe|engine-strict)\s*=\s*(?:true|false)|@[\w.~-]+:registry\s*=\s*https?:\/\/[\w.~:/@%+-]+)\s*$/;

/**
 * Reduces a project to what npm needs while `work` runs, and restores it afterwards. `package.json` keeps its
 * dependencies without the framework, which npm would fetch although the emulator provides it, and without those for
 * development, which npm would look up although it does not install them. `.npmrc` keeps the lines that are safe.
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
  const { [FRAMEWORK]: _provided, ...needed } = dependencies;
  const members = Object.entries(whole).filter(([name]) =>
    MANIFEST_MEMBERS.some((member) => member === name),
  );
  return JSON.stringify({ ...Object.fromEntries(members), dependencies: needed });
}

function reducedSettings(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => SAFE_SETTING.test(line));
  return lines.map((line) => `${line}\n`).join("");
}

/** Replaces the content of a file if it exists. @returns a function that restores it */
async function replaceFile(
  path: string,
  replacement: (text: string) => string,
): Promise<() => Promise<void>> {
  const before = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR") return undefined;
    throw error;
  });
  if (before === undefined) return async () => {};
  await rm(path);
  await writeFile(path, replacement(before.toString("utf8")));
  return () => writeFile(path, before);
}
