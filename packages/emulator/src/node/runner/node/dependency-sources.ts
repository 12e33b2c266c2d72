import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { isWithin } from "../../file-system.ts";
import { packageError } from "../processes/code-failures.ts";

/** The members of `package.json` whose packages npm installs. Packages for development are not among them. */
const DEPENDENCY_MEMBERS = ["dependencies", "optionalDependencies", "peerDependencies", "overrides"] as const;

/** Files that tell npm where packages are. The last one lists the packages that npm has already installed. */
const LOCK_FILES = ["npm-shrinkwrap.json", "package-lock.json", "node_modules/.package-lock.json"] as const;

/** The members of a lock file that say where a package is. */
const LOCATION_MEMBERS = new Set(["version", "resolved", "from"]);

const REMEDY = "put that package into the archive";

/**
 * Requires all dependencies to come from within the archive, from a registry or from an `https:` URL of a package.
 * Packages elsewhere on the disk, such as those of the same repository, only exist on the author's machine. Packages
 * from Git are not allowed, since npm would run `git` with the settings and keys of the user, and since such packages
 * have scripts of their own.
 *
 * @throws CodeError that names the file, the package and its location
 */
export async function assertSourcesInside(folder: string): Promise<void> {
  for (const path of await findManifests(folder)) await assertManifest(folder, path);
  for (const path of LOCK_FILES) await assertLockFile(folder, path);
  await assertYarnLock(folder);
}

/** Finds the manifests of the archive's own packages, since those in `node_modules` are installed already. */
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

async function assertManifest(folder: string, path: string): Promise<void> {
  const manifest = await readObject(join(folder, path));
  const base = resolve(folder, path, "..");
  const file = path.split(sep).join("/");
  for (const kind of DEPENDENCY_MEMBERS) {
    for (const [name, location] of stringsOf(manifest[kind])) {
      const description = `${file}: "${kind}": ${JSON.stringify(name)} is ${JSON.stringify(location)}`;
      if (SHORT_GIT.test(location)) throw gitError(description);
      assertLocation(folder, base, location, description);
    }
  }
  for (const [, pattern] of stringsOf(manifest.workspaces)) {
    if (!isInside(folder, base, pattern.replace(/^!/, "")))
      throw outsideError(`${file}: "workspaces" has ${JSON.stringify(pattern)}`);
  }
}

/** In a lock file every location that is not a URL is a path. */
async function assertLockFile(folder: string, path: string): Promise<void> {
  const lock = await readObject(join(folder, path));
  for (const [member, location] of stringsOf(lock)) {
    if (!LOCATION_MEMBERS.has(member)) continue;
    const description = `${path}: ${JSON.stringify(member)} is ${JSON.stringify(location)}`;
    assertLocation(folder, folder, location, description);
    if (!location.includes(":") && !isInside(folder, folder, location)) throw outsideError(description);
  }
  for (const name of Object.keys(lock.packages ?? {})) {
    if (!isInside(folder, folder, name))
      throw outsideError(`${path}: "packages" has ${JSON.stringify(name)}`);
  }
}

/** npm uses the lock file of Yarn if there is none of its own. */
async function assertYarnLock(folder: string): Promise<void> {
  const text = (await readTextIfPresent(join(folder, "yarn.lock"))) ?? "";
  for (const [, location = ""] of text.matchAll(/^\s+resolved\s+"?([^"\s]+)/gm)) {
    assertLocation(folder, folder, location, `yarn.lock: "resolved" is ${JSON.stringify(location)}`);
  }
}

/** URLs of Git, and its own form `git@example.com:name.git`. */
const GIT_URL =
  /^(?:(?:git(?:\+\w+)?|ssh|github|gitlab|bitbucket|gist):|[^@/\s]+@[^/\s]+:|https?:\/\/[^#]*\.git(?:#|$))/i;

/** The form `user/name`, which stands for a repository on GitHub. */
const SHORT_GIT = /^[\w-][\w.-]*\/[\w.-]+(?:#|$)/;

/** @param description names the location in an error */
function assertLocation(folder: string, base: string, location: string, description: string): void {
  if (GIT_URL.test(location)) throw gitError(description);
  const path = localPath(location);
  if (path !== undefined && !isInside(folder, base, path)) throw outsideError(description);
}

function isInside(folder: string, base: string, path: string): boolean {
  return !path.startsWith("~") && isWithin(folder, resolve(base, path));
}

function outsideError(description: string): Error {
  return packageError(`${description}, outside of the archive: ${REMEDY}`);
}

function gitError(description: string): Error {
  return packageError(`${description}, and nothing is fetched with git here: ${REMEDY}`);
}

/**
 * Returns the path of a location on the disk. A tilde is only a path if a slash follows, since it also begins version
 * ranges.
 */
function localPath(location: string): string | undefined {
  const named = /^(?:file|link):(?:\/\/)?(.*)$/i.exec(location)?.[1];
  if (named !== undefined) return decodePath(named);
  return /^(\.{1,2}|~)?[\\/]|^\.{1,2}$/.test(location) ? location : undefined;
}

/** Lists every string in a value at any depth, with the name of its member. */
function* stringsOf(value: unknown): Generator<readonly [name: string, text: string]> {
  const remaining: unknown[] = [value];
  while (remaining.length > 0) {
    const next = remaining.pop();
    for (const [name, member] of Object.entries(next ?? {})) {
      if (typeof member === "string") yield [name, member];
      else if (typeof member === "object") remaining.push(member);
    }
  }
}

async function readTextIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return undefined;
    throw error;
  });
}

/** Reads a JSON file as an object. It is empty if the file is missing or malformed, since npm then ignores it. */
async function readObject(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse((await readTextIfPresent(file)) ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** npm percent-decodes the path after `file:`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
