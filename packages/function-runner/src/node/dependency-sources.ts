import { readdir } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { PackageLimits } from "../archive/nested-archive.ts";
import { packageError } from "../code-failures.ts";
import {
  type DependencyPlace,
  dependenciesOf,
  dependencyPlace,
  isInside,
  lockedPlaces,
  outsideError,
  resolvedPlace,
} from "./dependency-spec.ts";
import { examineTarball } from "./examine-tarball.ts";
import { parseObject, readObjectIfPresent, readTextIfPresent, stringsOf } from "./json-files.ts";

/** npm's lock files. If both exist, npm uses the first. */
const LOCK_FILES = ["npm-shrinkwrap.json", "package-lock.json"] as const;

/** npm's list of the installed packages. */
const INSTALLED_FILE = "node_modules/.package-lock.json";

/**
 * Requires all dependencies to come from the archive, from a registry or from the URL of a package, and checks the
 * tarballs in the archive. Packages elsewhere on the disk only exist on the author's machine. Packages from Git are
 * rejected, because npm would run `git` with the user's settings and keys.
 */
export class DependencySources {
  readonly #folder: string;
  readonly #limits = new PackageLimits();
  readonly #examined = new Set<string>();
  readonly #signal: AbortSignal | undefined;

  /** @param folder folder of the archive */
  constructor(folder: string, signal?: AbortSignal) {
    this.#folder = folder;
    this.#signal = signal;
  }

  /** Checks an archive's files before npm reads them. @throws CodeError that describes the file and the package */
  async check(): Promise<void> {
    for (const path of await findManifests(this.#folder)) await this.#checkManifest(path);
    for (const path of [...LOCK_FILES, INSTALLED_FILE]) await this.#checkLockFile(path);
    await this.#checkYarnLock();
  }

  /**
   * Checks the lock file that npm wrote. It contains the source of every package, including indirect dependencies.
   *
   * @returns `false` without a lock file
   * @throws CodeError that describes the package
   */
  async checkResolved(): Promise<boolean> {
    for (const path of LOCK_FILES) {
      const lock = await this.#checkLockFile(path);
      if (lock === undefined) continue;
      if (!("packages" in lock)) throw packageError(`${path} has no "packages": install a newer npm`);
      return true;
    }
    return false;
  }

  /** Checks the list of installed packages from npm. @throws CodeError that describes the package */
  async checkInstalled(): Promise<void> {
    await this.#checkLockFile(INSTALLED_FILE);
  }

  async #checkManifest(path: string): Promise<void> {
    const base = resolve(this.#folder, path, "..");
    const manifest = parseObject((await readTextIfPresent(join(this.#folder, path))) ?? "") ?? {};
    const file = path.split(sep).join("/");
    for (const { name, version, description } of dependenciesOf(manifest, file)) {
      const place = dependencyPlace(this.#folder, base, name, version, description);
      await this.#examine(place, description);
    }
    for (const [, pattern] of stringsOf(manifest.workspaces)) {
      if (!isInnerPattern(pattern))
        throw outsideError(`${file}: "workspaces" has ${JSON.stringify(pattern)}`);
    }
  }

  /** Checks an npm lock file. @returns the file, if it exists */
  async #checkLockFile(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const lock = await readObjectIfPresent(join(this.#folder, path), path);
    for (const { place, description } of lockedPlaces(this.#folder, path, lock))
      await this.#examine(place, description);
    for (const name of Object.keys(lock?.packages ?? {})) {
      if (!isInside(this.#folder, this.#folder, name))
        throw outsideError(`${path}: "packages" has ${JSON.stringify(name)}`);
    }
    return lock;
  }

  /** Checks Yarn's lock file, which npm uses if its own lock file is missing. */
  async #checkYarnLock(): Promise<void> {
    const text = (await readTextIfPresent(join(this.#folder, "yarn.lock"))) ?? "";
    for (const [, location = ""] of text.matchAll(/^\s+"?resolved"?\s+"?([^"\s]+)/gm)) {
      const description = `yarn.lock: "resolved" is ${JSON.stringify(location)}`;
      await this.#examine(resolvedPlace(this.#folder, location, description), description);
    }
  }

  /** Checks a tarball in the archive, unless it is already checked. */
  async #examine(place: DependencyPlace, description: string): Promise<void> {
    if (place.kind !== "tarball" || this.#examined.has(place.path)) return;
    this.#examined.add(place.path);
    await examineTarball(place.path, description, this.#limits, this.#signal);
  }
}

/** Finds the manifests of packages in the archive, except in `node_modules`, where packages are already installed. */
async function findManifests(folder: string, within = folder): Promise<string[]> {
  const entries = await readdir(within, { withFileTypes: true });
  const manifests: string[] = [];
  for (const entry of entries) {
    const path = join(within, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules")
      manifests.push(...(await findManifests(folder, path)));
    else if (entry.isFile() && entry.name === "package.json") manifests.push(relative(folder, path));
  }
  return manifests;
}

/** Rejects `..` anywhere in a pattern, because patterns can contain alternatives such as `{a,..}`. */
function isInnerPattern(pattern: string): boolean {
  return !/\.\.|^!*(?:[\\/~]|[a-z]:)/i.test(pattern);
}
