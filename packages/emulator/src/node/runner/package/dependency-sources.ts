import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { isWithin, packageError } from "./package-manifest.ts";

/** Members of `package.json` that npm installs packages of. Those for developing are not among them. */
const DEPENDENCY_MEMBERS = ["dependencies", "optionalDependencies", "peerDependencies", "overrides"] as const;

/** Files that tell npm where packages are, the last one of those that an earlier npm has installed. */
const LOCK_FILES = ["npm-shrinkwrap.json", "package-lock.json", "node_modules/.package-lock.json"] as const;

/** Members of a lock file that say where a package is. */
const PLACE_MEMBERS = new Set(["version", "resolved", "from"]);

const REMEDY = "put that package into the archive";

/**
 * Lets npm install nothing that lies outside of the archive, such as a package of the same repository, which was there
 * where the code was written. Nor does it take anything from Git: npm would run `git` with the settings and keys of the
 * user, and packages from there have scripts of their own. (Registries and archives of packages by `https:` are left.)
 *
 * @throws CodeError that names the file, the package and its place
 */
export async function assertSourcesInside(folder: string): Promise<void> {
  for (const path of await manifestsOf(folder)) await assertManifest(folder, path);
  for (const path of LOCK_FILES) await assertLockFile(folder, path);
  await assertYarnLock(folder);
}

/** Of the archive's own packages: what lies in `node_modules` is installed already. */
async function manifestsOf(folder: string, within = folder): Promise<string[]> {
  const entries = await readdir(within, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(within, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules")
      found.push(...(await manifestsOf(folder, path)));
    else if (entry.isFile() && entry.name === "package.json") found.push(relative(folder, path));
  }
  return found;
}

async function assertManifest(folder: string, path: string): Promise<void> {
  const manifest = await objectIn(join(folder, path));
  const base = resolve(folder, path, "..");
  const file = path.split(sep).join("/");
  for (const kind of DEPENDENCY_MEMBERS) {
    for (const [name, place] of stringsOf(manifest[kind])) {
      const shown = `${file}: "${kind}": ${JSON.stringify(name)} is ${JSON.stringify(place)}`;
      if (SHORT_GIT.test(place)) throw gitError(shown);
      assertPlace(folder, base, place, shown);
    }
  }
  for (const [, pattern] of stringsOf(manifest.workspaces)) {
    if (!isInside(folder, base, pattern.replace(/^!/, "")))
      throw outsideError(`${file}: "workspaces" has ${JSON.stringify(pattern)}`);
  }
}

/** Whatever is no URL there is a path. */
async function assertLockFile(folder: string, path: string): Promise<void> {
  const lock = await objectIn(join(folder, path));
  for (const [member, place] of stringsOf(lock)) {
    if (!PLACE_MEMBERS.has(member)) continue;
    const shown = `${path}: ${JSON.stringify(member)} is ${JSON.stringify(place)}`;
    assertPlace(folder, folder, place, shown);
    if (!place.includes(":") && !isInside(folder, folder, place)) throw outsideError(shown);
  }
  for (const name of Object.keys(lock.packages ?? {})) {
    if (!isInside(folder, folder, name))
      throw outsideError(`${path}: "packages" has ${JSON.stringify(name)}`);
  }
}

/** npm goes by it where there is no lock file of its own. */
async function assertYarnLock(folder: string): Promise<void> {
  const text = (await textOf(join(folder, "yarn.lock"))) ?? "";
  for (const [, place = ""] of text.matchAll(/^\s+resolved\s+"?([^"\s]+)/gm)) {
    assertPlace(folder, folder, place, `yarn.lock: "resolved" is ${JSON.stringify(place)}`);
  }
}

/** URLs of Git, and the form of its own: `git@example.com:name.git`. */
const GIT_URL =
  /^(?:(?:git(?:\+\w+)?|ssh|github|gitlab|bitbucket|gist):|[^@/\s]+@[^/\s]+:|https?:\/\/[^#]*\.git(?:#|$))/i;

/** `user/name`, which means one on GitHub. */
const SHORT_GIT = /^[\w-][\w.-]*\/[\w.-]+(?:#|$)/;

function assertPlace(folder: string, base: string, place: string, shown: string): void {
  if (GIT_URL.test(place)) throw gitError(shown);
  const path = pathOf(place);
  if (path !== undefined && !isInside(folder, base, path)) throw outsideError(shown);
}

function isInside(folder: string, base: string, path: string): boolean {
  return !path.startsWith("~") && isWithin(folder, resolve(base, path));
}

function outsideError(what: string): Error {
  return packageError(`${what}, outside of the archive: ${REMEDY}`);
}

function gitError(what: string): Error {
  return packageError(`${what}, and nothing is fetched with git here: ${REMEDY}`);
}

/** A tilde begins a range of versions too. */
function pathOf(place: string): string | undefined {
  const named = /^(?:file|link):(?:\/\/)?(.*)$/i.exec(place)?.[1];
  if (named !== undefined) return decodePath(named);
  return /^(\.{1,2}|~)?[\\/]|^\.{1,2}$/.test(place) ? place : undefined;
}

/** Every string in a value, however deep, with the name that it has there. */
function* stringsOf(value: unknown): Generator<readonly [name: string, text: string]> {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    for (const [name, member] of Object.entries(next ?? {})) {
      if (typeof member === "string") yield [name, member];
      else if (typeof member === "object") left.push(member);
    }
  }
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return undefined;
    throw error;
  });
}

/** What is no object, npm does not go by. */
async function objectIn(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse((await textOf(file)) ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** npm decodes what follows `file:`, as of a URL. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
