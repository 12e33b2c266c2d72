import { join } from "node:path";
import { packageError } from "../code-failures.ts";
import type { Environment } from "../environment.ts";
import { isFolder } from "../file-system.ts";
import { lastLines, runInstaller } from "../installers/run-installer.ts";
import { copyFramework } from "./copy-framework.ts";
import { DependencySources } from "./dependency-sources.ts";
import { FRAMEWORK_NAME, hidePaths } from "./framework-program.ts";
import { findNpm, type NpmTask, npmCommand } from "./npm.ts";
import { type PackageManifest, readManifest } from "./package-manifest.ts";
import { withReducedProject } from "./reduced-project.ts";

/** Options for an installation. */
export interface InstallOptions {
  /** Whether npm installs missing dependencies. Default: "install". */
  readonly npm?: "install" | "never";
  /** The environment of this process. npm only receives the variables that it needs to access a registry. */
  readonly environment: Environment;
  readonly signal?: AbortSignal;
  /** The time limit for each run of npm, in milliseconds. Default: 120,000. */
  readonly timeLimitMs?: number;
  /** The maximum number of bytes that each run of npm can write. Default: 2 GiB. */
  readonly maxBytes?: number;
}

/**
 * Installs the dependencies of source code. Packages in the archive stay unchanged, except the framework, which is
 * always replaced with the runner's framework. npm installs missing packages without running their scripts.
 *
 * @param folder absolute path of the unpacked source, with links resolved
 * @throws CodeError with the problem "package" and the output of npm
 * @throws the signal's reason if the signal is aborted
 */
export async function installDependencies(folder: string, options: InstallOptions): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest !== undefined) await installMissing(folder, manifest, options);
  await copyFramework(folder, options.signal);
}

async function installMissing(
  folder: string,
  manifest: PackageManifest,
  options: InstallOptions,
): Promise<void> {
  const missing = await missingDependencies(folder, manifest.dependencies);
  if (missing.length === 0) return;
  const sources = new DependencySources(folder, options.signal);
  await sources.check();
  const program = await requireNpm(missing, options);
  const output = await withReducedProject(folder, manifest, async () => {
    // The lock file from the first run lists the source of every package, including indirect dependencies.
    const resolved = await runNpm(program, "resolve", folder, options);
    if (!(await sources.checkResolved())) return resolved;
    const installed = await runNpm(program, "install", folder, options);
    await sources.checkInstalled();
    return installed;
  });
  const notInstalled = await missingDependencies(folder, manifest.dependencies);
  if (notInstalled.length > 0) throw packageError(`npm did not install ${notInstalled.join(", ")}`, output);
}

async function requireNpm(missing: readonly string[], { npm, environment }: InstallOptions): Promise<string> {
  const names = missing.join(", ");
  const remedy = "put its node_modules into the archive";
  if (npm === "never") {
    throw packageError(`package.json depends on ${names}, but npm is turned off: ${remedy}`);
  }
  const program = await findNpm(environment);
  if (program === undefined) {
    throw packageError(`package.json depends on ${names}, but npm was not found: install it, or ${remedy}`);
  }
  return program;
}

/** @returns the output of npm */
async function runNpm(
  program: string,
  task: NpmTask,
  folder: string,
  { environment, signal, timeLimitMs = 120_000, maxBytes }: InstallOptions,
): Promise<string> {
  const command = npmCommand(program, task, { folder, maxBytes }, environment);
  const { succeeded, timedOut, output } = await runInstaller(command, timeLimitMs, signal);
  const text = hidePaths(output, folder).trim().split("\n").filter(isRelevantLine).join("\n");
  if (succeeded) return text;
  const problem = timedOut
    ? `took longer than ${timeLimitMs} ms`
    : "could not install the dependencies in package.json";
  throw packageError(`npm ${problem}: ${lastLines(text)}`, text);
}

/** Returns `false` for the line with the npm log's path. The code's author cannot read that file. */
function isRelevantLine(line: string): boolean {
  return !/^npm \S+ A complete log of this run/.test(line);
}

/** Returns the names of missing dependencies, except the framework, which the runner provides. */
async function missingDependencies(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const names = Object.keys(dependencies).filter((name) => name !== FRAMEWORK_NAME);
  const arePresent = await Promise.all(names.map((name) => isFolder(join(folder, "node_modules", name))));
  return names.filter((_, index) => !arePresent[index]);
}
