import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat, utimes } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { SharedWork } from "../../../async/abortable-work.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an entry stays that nobody uses, in milliseconds. */
const LIFETIME_MS = 30 * DAY_MS;

/** How long what a killed emulator left half-built stays, in milliseconds. No installation takes that long. */
const REMNANT_LIFETIME_MS = DAY_MS;

/** The beginning of the names of folders in which entries are built. */
const BUILDING = ".building-";

/**
 * Folders on the disk that are built once, and used by all emulators of this user. An entry is built elsewhere and then
 * renamed, so that half of one is never used; when two are built at once, the first one stays.
 */
export class EnvironmentCache {
  readonly #folder: string;
  readonly #pending = new Map<string, SharedWork<string>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens the cache of this user, or an own one in `fallback` where that cannot be written. */
  static async open(
    environment: Readonly<Record<string, string | undefined>>,
    fallback: string,
  ): Promise<EnvironmentCache> {
    for (const folder of [userFolder(environment), fallback]) {
      const isOpen = await openFolder(folder).catch(() => undefined);
      if (isOpen !== undefined) return new EnvironmentCache(isOpen);
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
    // It counts as used. Another user's cache cannot be changed, and need not be.
    await utimes(path, now, now).catch(() => undefined);
    return path;
  }

  /**
   * Returns the path of an entry, which is built if it does not exist.
   *
   * @param build makes the entry at a path that does not exist yet, in a folder of its own
   * @throws what `build` throws; the signal's reason
   */
  async get(
    name: string,
    signal: AbortSignal,
    build: (path: string, signal: AbortSignal) => Promise<void>,
  ): Promise<string> {
    const found = await this.find(name);
    if (found !== undefined) return found;
    const pending = this.#pending.get(name) ?? new SharedWork((abort) => this.#build(name, abort, build));
    this.#pending.set(name, pending);
    try {
      return await pending.result(signal);
    } finally {
      this.#pending.delete(name);
    }
  }

  async #build(
    name: string,
    signal: AbortSignal,
    build: (path: string, signal: AbortSignal) => Promise<void>,
  ): Promise<string> {
    await this.#removeUnused();
    const workFolder = await mkdtemp(join(this.#folder, BUILDING));
    try {
      const path = join(workFolder, "entry");
      await build(path, signal);
      return await this.#store(path, join(this.#folder, name));
    } finally {
      await rm(workFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
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
      if (age > lifetime) await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** @returns the path without links */
async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const probe = await mkdtemp(join(folder, BUILDING));
  await rm(probe, { recursive: true });
  return realpath(folder);
}

function userFolder({ XDG_CACHE_HOME, HOME }: Readonly<Record<string, string | undefined>>): string {
  const home = HOME ?? homedir();
  const system = process.platform === "darwin" ? join(home, "Library/Caches") : join(home, ".cache");
  return join(XDG_CACHE_HOME || system, "seamline-emulator", "python");
}

/** Returns the name of an entry whose content is determined by `parts`. */
export function entryName(kind: string, parts: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${kind}-${digest.slice(0, 32)}`;
}
