import { hideFolder } from "../processes/hide-folder.ts";
import { findNpm } from "./find-npm.ts";
import { linkFramework } from "./link-framework.ts";
import { missingDependencies } from "./missing-dependencies.ts";
import { packageError } from "./package-error.ts";
import { type PackageManifest, readManifest } from "./package-manifest.ts";
import { withReducedProject } from "./reduced-project.ts";
import { requireInside } from "./require-inside.ts";
import { runNpm } from "./run-npm.ts";

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
const SHOWN_LINES = 5;

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
  await requireInside(folder);
  const program = await npmFor(missing, options);
  const output = await withReducedProject(folder, manifest, () => installed(program, folder, options));
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
async function installed(
  program: string,
  folder: string,
  { environment, signal, timeLimitMs = 120_000 }: InstallOptions,
): Promise<string> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeLimitMs);
  const end = signal ? AbortSignal.any([signal, limit]) : limit;
  const { succeeded, output } = await runNpm(program, folder, environment, end);
  signal?.throwIfAborted();
  const lines = hideFolder(output, folder).trim().split("\n").filter(isOfTheInstall);
  const text = lines.join("\n");
  if (succeeded) return text;
  const problem = limit.aborted
    ? `took longer than ${timeLimitMs} ms`
    : "could not install what package.json needs";
  throw packageError(`npm ${problem}: ${lines.slice(-SHOWN_LINES).join("\n")}`, text);
}

/** Where npm's own log lies is of no use to who deploys. */
function isOfTheInstall(line: string): boolean {
  return !/^npm \S+ A complete log of this run/.test(line);
}
