import { createHash, randomUUID } from "node:crypto";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { createFolder, isFolder, removeFolder } from "../file-system.ts";
import { withFolderLock } from "./folder-lock.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lifetime of unused entries, in milliseconds. */
const LIFETIME_MS = 30 * DAY_MS;

/**
 * Lifetime of temporary folders, in milliseconds. No installation takes this long, so older folders belong to killed
 * runners.
 */
const REMNANT_LIFETIME_MS = DAY_MS;

/** Lifetime of leases, in milliseconds. Only leases of killed runners reach this age. */
const LEASE_LIFETIME_MS = 30 * MINUTE_MS;

/** Maximum total size of all entries, in bytes. */
const MAX_BYTES = 5 * 1024 ** 3;

/** Name prefix of the temporary folders for building and removing entries. */
const BUILDING = ".building-";

/** Name prefix of leases. A lease is a file that keeps an entry in the cache. */
const LEASE = ".lease-";

const LOCK = ".lock";

/** Each entry's folder contains a folder with the content, and a file with the size in bytes. */
const CONTENT = "content";
const SIZE = "size";

/** An entry that can be removed. */
interface CachedEntry {
  readonly name: string;
  readonly bytes: number;
  readonly lastUse: number;
}

/**
 * A cache of folders that are built once and shared by all runners of this user. An entry gets its final name when it
 * is complete. If two runners build the same entry at the same time, the first one wins. If the cache is too large, the
 * least recently used entries are removed, except entries that a runner is using.
 */
export class EnvironmentCache {
  readonly #folder: string;
  readonly #maxBytes: number;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Opens this user's cache, or a cache in `fallback` if the user's cache is not writable. */
  static async open(
    environment: Environment,
    fallback: string,
    maxBytes: number = MAX_BYTES,
  ): Promise<EnvironmentCache> {
    for (const folder of [userFolder(environment), fallback]) {
      const opened = await openFolder(folder).catch(() => undefined);
      if (opened !== undefined) return new EnvironmentCache(opened, maxBytes);
    }
    throw new Error(`cannot create the folder ${fallback}`);
  }

  /**
   * Calls `work` with the path of an entry. The entry stays in the cache until `work` has ended.
   *
   * @param build creates the entry at a new path in an empty folder. Without `build`, a missing entry is not created.
   * @returns `undefined` if the entry is missing and `build` is `undefined`
   * @throws errors from `build` and `work`
   */
  async use<Result>(
    name: string,
    build: ((path: string) => Promise<void>) | undefined,
    work: (path: string) => Promise<Result>,
  ): Promise<Result | undefined> {
    const lease = join(this.#folder, `${LEASE}${name}-${randomUUID()}`);
    const content = join(this.#folder, name, CONTENT);
    try {
      const exists = await this.#locked(() => this.#lease(name, lease));
      if (!exists && build === undefined) return undefined;
      if (!exists && build !== undefined) await this.#build(name, build);
      return await work(content);
    } finally {
      await rm(lease, { force: true });
    }
  }

  #locked<Result>(work: () => Promise<Result>): Promise<Result> {
    return withFolderLock(join(this.#folder, LOCK), work);
  }

  /** Marks an entry as used and returns whether it exists. */
  async #lease(name: string, lease: string): Promise<boolean> {
    await writeFile(lease, "");
    const entry = join(this.#folder, name);
    if (!(await isFolder(join(entry, CONTENT)))) return false;
    const now = new Date();
    await utimes(entry, now, now);
    return true;
  }

  async #build(name: string, build: (path: string) => Promise<void>): Promise<void> {
    await this.#removeUnused();
    const workFolder = await mkdtemp(join(this.#folder, BUILDING));
    try {
      const entry = join(workFolder, "entry");
      await mkdir(entry);
      await build(join(entry, CONTENT));
      await writeFile(join(entry, SIZE), String(await sizeOf(join(entry, CONTENT))));
      await this.#store(entry, join(this.#folder, name));
    } finally {
      await removeFolder(workFolder);
    }
    await this.#removeUnused();
  }

  async #store(path: string, entry: string): Promise<void> {
    try {
      await rename(path, entry);
    } catch (error) {
      // Another runner built the same entry in the meantime.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
  }

  /**
   * Removes old entries and old temporary folders, and then the least recently used entries until the cache is small
   * enough.
   */
  async #removeUnused(): Promise<void> {
    const entries = await this.#entries();
    const removed = await this.#locked(async () => {
      const leased = await this.#leasedNames();
      const names = superfluous(entries, this.#maxBytes, ({ name }) => leased.has(name));
      return Promise.all(names.map((name) => this.#setAside(name)));
    });
    for (const path of [...removed, ...(await this.#remnants())])
      await removeFolder(path).catch(() => undefined);
  }

  /** Removes an entry from the cache by renaming it, which is fast. @returns the new path */
  async #setAside(name: string): Promise<string> {
    const path = join(this.#folder, `${BUILDING}${randomUUID()}`);
    // Another runner may have already removed the entry.
    await rename(join(this.#folder, name), path).catch(() => undefined);
    return path;
  }

  async #entries(): Promise<readonly CachedEntry[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.startsWith("."));
    const entries = await Promise.all(names.map((name) => this.#entry(name).catch(() => undefined)));
    return entries.filter((entry) => entry !== undefined);
  }

  /** Reads an entry. Entries from older versions have no file with their size. */
  async #entry(name: string): Promise<CachedEntry> {
    const path = join(this.#folder, name);
    const { mtimeMs } = await stat(path);
    const written = Number(await readFile(join(path, SIZE), "utf8").catch(() => Number.NaN));
    const bytes = Number.isSafeInteger(written) ? written : await sizeOf(path);
    return { name, bytes, lastUse: mtimeMs };
  }

  async #leasedNames(): Promise<ReadonlySet<string>> {
    const leases = (await readdir(this.#folder)).filter((name) => name.startsWith(LEASE));
    const current = await Promise.all(
      leases.map(async (name) => ((await this.#age(name)) > LEASE_LIFETIME_MS ? [] : [leasedName(name)])),
    );
    return new Set(current.flat());
  }

  async #remnants(): Promise<readonly string[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.startsWith(".") && name !== LOCK);
    const old = await Promise.all(
      names.map(async (name) => ((await this.#age(name)) > REMNANT_LIFETIME_MS ? [name] : [])),
    );
    return old.flat().map((name) => join(this.#folder, name));
  }

  /** Returns the milliseconds since a file or folder last changed, or 0 if it does not exist. */
  async #age(name: string): Promise<number> {
    const stats = await stat(join(this.#folder, name)).catch(() => undefined);
    return stats === undefined ? 0 : Date.now() - stats.mtimeMs;
  }
}

/**
 * Returns the names of the entries to remove: old entries, and the least recently used entries while the cache is too
 * large.
 */
function superfluous(
  entries: readonly CachedEntry[],
  maxBytes: number,
  isUsed: (entry: CachedEntry) => boolean,
): readonly string[] {
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const oldestFirst = [...entries].sort((one, other) => one.lastUse - other.lastUse);
  return oldestFirst.flatMap((entry) => {
    const isOld = Date.now() - entry.lastUse > LIFETIME_MS;
    if (isUsed(entry) || (!isOld && total <= maxBytes)) return [];
    total -= entry.bytes;
    return [entry.name];
  });
}

/** Returns the name of the entry that a lease keeps in the cache. */
function leasedName(lease: string): string {
  return lease.slice(LEASE.length, -`-${randomUUID()}`.length);
}

/** Returns the total size of the files in a folder, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

/** @returns the path with links resolved */
async function openFolder(folder: string): Promise<string> {
  await createFolder(folder, 0o700);
  const probe = await mkdtemp(join(folder, BUILDING));
  await rm(probe, { recursive: true });
  return realpath(folder);
}

function userFolder({ XDG_CACHE_HOME, HOME }: Environment): string {
  const home = HOME ?? homedir();
  const system = process.platform === "darwin" ? join(home, "Library/Caches") : join(home, ".cache");
  return join(XDG_CACHE_HOME || system, "seamline-emulator", "python");
}

/** Returns the name of the entry whose content is determined by `parts`. */
export function entryName(kind: string, parts: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${kind}-${digest.slice(0, 32)}`;
}
