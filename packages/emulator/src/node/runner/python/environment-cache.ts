import { createHash } from "node:crypto";
import { mkdtemp, readdir, realpath, rename, rm, stat, utimes } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Environment } from "../../environment.ts";
import { createFolder, removeFolder } from "../../file-system.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** After how long an entry that nobody uses is removed, in milliseconds. */
const LIFETIME_MS = 30 * DAY_MS;

/** After how long the remnants of an emulator that was killed are removed, in milliseconds. No installation takes that long. */
const REMNANT_LIFETIME_MS = DAY_MS;

/** The beginning of the names of folders in which entries are built. */
const BUILDING = ".building-";

/**
 * Folders on the disk that are built once, and used by all emulators of this user. An entry gets its name when it is
 * complete, so that none is used before; when two emulators build the same entry at once, the first one stays.
 */
export class EnvironmentCache {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the cache of this user, or an own one in `fallback` where that cannot be written. */
  static async open(environment: Environment, fallback: string): Promise<EnvironmentCache> {
    for (const folder of [userFolder(environment), fallback]) {
      const opened = await openFolder(folder).catch(() => undefined);
      if (opened !== undefined) return new EnvironmentCache(opened);
    }
    throw new Error(`The folder ${fallback} cannot be made.`);
  }

  /** Returns the path of an entry if it exists. */
  async find(name: string): Promise<string | undefined> {
    const path = join(this.#folder, name);
    const exists = await stat(path).then(
      () => true,
      () => false,
    );
    if (!exists) return undefined;
    const now = new Date();
    // The time of its last use keeps it in the cache. A cache that may only be read has the time of its owner's last use.
    await utimes(path, now, now).catch(() => undefined);
    return path;
  }

  /**
   * Returns the path of an entry, which is built if it does not exist.
   *
   * @param build makes the entry at a path that does not exist yet, in a folder of its own
   * @throws what `build` throws
   */
  async get(name: string, build: (path: string) => Promise<void>): Promise<string> {
    return (await this.find(name)) ?? this.#build(name, build);
  }

  async #build(name: string, build: (path: string) => Promise<void>): Promise<string> {
    await this.#removeUnused();
    const workFolder = await mkdtemp(join(this.#folder, BUILDING));
    try {
      const path = join(workFolder, "entry");
      await build(path);
      return await this.#store(path, join(this.#folder, name));
    } finally {
      await removeFolder(workFolder);
    }
  }

  async #store(path: string, entry: string): Promise<string> {
    try {
      await rename(path, entry);
    } catch (error) {
      // Another emulator has built the same entry meanwhile.
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    }
    return entry;
  }

  async #removeUnused(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
      const lifetime = name.startsWith(BUILDING) ? REMNANT_LIFETIME_MS : LIFETIME_MS;
      if (age > lifetime) await removeFolder(path).catch(() => undefined);
    }
  }
}

/** @returns the path without links */
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

/** Returns the name of an entry whose content is determined by `parts`. */
export function entryName(kind: string, parts: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${kind}-${digest.slice(0, 32)}`;
}
