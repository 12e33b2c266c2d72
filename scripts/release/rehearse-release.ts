import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkTarball } from "./check-tarball.ts";
import { type ConsumerRun, useConsumer } from "./consumer.ts";
import { npmEnvironment } from "./npm-environment.ts";
import { packInstalled, packWorkspace } from "./pack.ts";
import { publicPackages } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { thirdParties } from "./runtime-dependencies.ts";
import { startRegistry } from "./start-registry.ts";

export interface RehearsalOptions {
  /** Folder with `pnpm-workspace.yaml`. Default: this workspace. */
  readonly workspace?: string;
  /** Client that is installed and called. Default: `@seamline/edge`. */
  readonly client?: string;
  /** Takes a line per step. Default: silent. */
  readonly log?: (line: string) => void;
}

export interface Rehearsal {
  /** `name@version` of the workspace's packages that were published. */
  readonly published: readonly string[];
  readonly consumer: ConsumerRun;
}

/**
 * Packs every public package, checks the tarballs, publishes them to a registry of its own on loopback, installs
 * one client from there into an empty folder, checks the types of a program that uses it, and runs the program.
 * The packages must be built.
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
  const { client = "@seamline/edge", log = () => {} } = options;
  const packages = await publicPackages(options.workspace);
  const tarballs = join(folder, "tarballs");
  await mkdir(tarballs);
  await using registry = await startRegistry(join(folder, "registry"));
  const env = await npmEnvironment(folder, registry.url);
  log(`Registry: ${registry.url}`);

  for (const { name, folder: source, version } of packages) {
    const tarball = await packWorkspace(source, tarballs);
    await checkTarball(tarball);
    await runCommand("npm", ["publish", tarball, "--access", "public", "--registry", registry.url], {
      cwd: folder,
      env,
    });
    log(`Published ${name}@${version}: publint and attw have nothing to say`);
  }
  for (const dependency of await thirdParties(client, packages)) {
    const tarball = await packInstalled(dependency.folder, tarballs, env);
    await runCommand("npm", ["publish", tarball, "--registry", registry.url], { cwd: folder, env });
    log(`Lent ${dependency.name}@${dependency.version}, which ${client} needs`);
  }
  const consumer = await useConsumer({ client, folder: join(folder, "consumer"), env, log });
  return { published: packages.map(({ name, version }) => `${name}@${version}`), consumer };
}
