import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Contents of a service's files, by path relative to the site root. */
export type ServiceFiles = Readonly<Record<string, string>>;

const folder = fileURLToPath(new URL("../../.pages", import.meta.url));

/**
 * Returns whether the cache contains the files of a service for the given inputs.
 *
 * @param inputs digest of the inputs
 */
export function isKept(service: string, inputs: string): boolean {
  return existsSync(fileOf(service, inputs));
}

/** Reads the cached files of a service. @throws Error if the cache is damaged */
export async function keptFiles(service: string, inputs: string): Promise<ServiceFiles> {
  const file = fileOf(service, inputs);
  try {
    return JSON.parse(await readFile(file, "utf8")) as ServiceFiles;
  } catch (cause) {
    throw new Error(`cannot read ${file}; remove it and build again`, { cause });
  }
}

/** Caches the files of a service atomically, because several builds may run at the same time. */
export async function keepFiles(service: string, inputs: string, files: ServiceFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  const beside = await mkdtemp(join(dirname(folder), ".dist-"));
  try {
    const written = join(beside, "files.json");
    await writeFile(written, JSON.stringify(files));
    await rename(written, fileOf(service, inputs));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Removes cached files that were rendered from other inputs. */
export async function dropOthers(inputs: ReadonlyMap<string, string>): Promise<void> {
  const current = new Set([...inputs].map(([service, digest]) => fileOf(service, digest)));
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((file) => !current.has(file));
  await Promise.all(others.map((file) => rm(file, { force: true })));
}

function fileOf(service: string, inputs: string): string {
  return join(folder, `${service}.${inputs}.json`);
}
