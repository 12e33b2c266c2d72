import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Consumer, type ConsumerRun, useConsumer } from "./consumer.ts";
import { userOfClients, userOfEmulator, userOfTools } from "./consumers.ts";
import { type PackageFolder, publicPackages, thirdParties } from "./packages.ts";
import { copyToRegistry, npmEnvironment, startRegistry } from "./registry.ts";
import { runCommand } from "./run-command.ts";
import { checkTarball, packWorkspace } from "./tarball.ts";

export interface RehearsalOptions {
  /** Folder with `pnpm-workspace.yaml`. Default: this workspace. */
  readonly workspace?: string;
  /**
   * The consumers that install and use the published packages, each in its own folder. Default: all consumers in
   * `consumers.ts`.
   */
  readonly consumers?: readonly Consumer[];
  /** Called with one line per step. Default: silent. */
  readonly log?: (line: string) => void;
}

export interface Rehearsal {
  /** `name@version` of each published workspace package. */
  readonly published: readonly string[];
  /** The consumers' runs, in the order of the consumers. */
  readonly runs: readonly ConsumerRun[];
}

/** A registry with all released packages. */
export interface Stage extends AsyncDisposable {
  /** URL of the registry, with a trailing slash. */
  readonly registry: string;
  /** Environment for package managers that use the registry. */
  readonly env: NodeJS.ProcessEnv;
}

export interface PublishSetting {
  /** The folder for the registry and for intermediate files. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Checks a tarball before it is published. Default: no check. */
  readonly check?: (tarball: string) => Promise<void>;
}

type StageSetting = Pick<Stage, "registry" | "env"> & PublishSetting;

/**
 * Packs every public package, checks the tarballs, publishes them to a temporary registry on loopback, and runs
 * consumers that install them from there. The packages must be built.
 *
 * @throws Error that names the first step that failed, with its output
 */
export async function rehearseRelease(options: RehearsalOptions = {}): Promise<Rehearsal> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-rehearsal-"));
  try {
    return await rehearseIn(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rehearseIn(folder: string, options: RehearsalOptions): Promise<Rehearsal> {
  const { consumers = [userOfClients, userOfTools, userOfEmulator], log = () => {} } = options;
  const packages = await publicPackages(options.workspace);
  await using stage = await publishToRegistry(packages, { folder, log, check: checkTarball });
  const runs: ConsumerRun[] = [];
  for (const [index, consumer] of consumers.entries()) {
    const own = join(folder, `consumer-${index}`);
    runs.push(await useConsumer(consumer, { folder: own, env: stage.env, log }));
  }
  return { published: packages.map(({ name, version }) => `${name}@${version}`), runs };
}

/**
 * Starts a registry with the third-party packages that workspace packages need, but without the workspace packages
 * themselves.
 *
 * @throws Error if a third-party package is not installed, or the registry rejects it
 */
export async function startThirdPartyRegistry(
  packages: readonly PackageFolder[],
  { folder, log }: PublishSetting,
): Promise<Stage> {
  const registry = await startRegistry(join(folder, "registry"));
  const end = async (): Promise<void> => registry[Symbol.asyncDispose]();
  try {
    const env = await npmEnvironment(folder, registry.url);
    log(`Registry: ${registry.url}`);
    const stage = { folder, registry: registry.url, env, log };
    await copyThirdParties(await thirdParties(packages), stage);
    return { ...stage, [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Packs packages and publishes them to a new registry, together with their third-party dependencies.
 *
 * @throws Error if a tarball fails the check, or cannot be published
 */
export async function publishToRegistry(
  packages: readonly PackageFolder[],
  setting: PublishSetting,
): Promise<Stage> {
  const stage = await startThirdPartyRegistry(packages, setting);
  try {
    await publishAll(packages, { ...setting, registry: stage.registry, env: stage.env });
  } catch (error) {
    await stage[Symbol.asyncDispose]();
    throw error;
  }
  return stage;
}

async function publishAll(packages: readonly PackageFolder[], stage: StageSetting): Promise<void> {
  const { folder, registry, env, log, check } = stage;
  const tarballs = join(folder, "tarballs");
  await mkdir(tarballs);
  for (const { name, folder: source, version } of packages) {
    const tarball = await packWorkspace(source, tarballs);
    await check?.(tarball);
    const args = ["publish", tarball, "--access", "public", "--registry", registry];
    await runCommand("npm", args, { cwd: folder, env });
    log(`Published ${name}@${version}${check ? ": publint and attw found no problems" : ""}`);
  }
}

async function copyThirdParties(dependencies: readonly PackageFolder[], stage: StageSetting): Promise<void> {
  const { folder, registry, log } = stage;
  for (const dependency of dependencies) await copyToRegistry(dependency, { registry, folder });
  if (dependencies.length > 0) log(`Copied their ${dependencies.length} third-party dependencies`);
}
