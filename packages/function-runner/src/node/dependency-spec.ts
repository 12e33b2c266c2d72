import { resolve } from "node:path";
import npa from "npm-package-arg";
import { packageError } from "../code-failures.ts";
import { isWithin } from "../file-system.ts";
import { stringsOf } from "./json-files.ts";

const REMEDY = "put that package into the archive";

/** Git URLs, including npm's short form: `git@example.com:name.git`. */
const GIT_URL =
  /^(?:(?:git(?:\+\w+)?|ssh|github|gitlab|bitbucket|gist):|[^@/\s]+@[^/\s]+:|https?:\/\/[^#]*\.git(?:#|$))/i;

/** Location of a package: a folder or tarball in the archive, a URL, or a registry. */
export type DependencyPlace =
  | { readonly kind: "registry" | "url" }
  | { readonly kind: "folder" | "tarball"; readonly path: string };

/**
 * Parses a version in `package.json` as npm does, and requires paths to stay inside the archive.
 *
 * @param root folder of the archive
 * @param base base folder of relative paths
 * @param description description of the dependency in errors
 * @throws CodeError with the problem "package"
 */
export function dependencyPlace(
  root: string,
  base: string,
  name: string,
  version: string,
  description: string,
): DependencyPlace {
  if (GIT_URL.test(version)) throw gitError(description);
  if (/^link:/i.test(version))
    return pathPlace(root, base, version.replace(/^link:(?:\/\/)?/i, ""), description);
  const spec = readSpec(base, name, version);
  if (spec?.type === "git") throw gitError(description);
  if (spec?.type === "remote") return { kind: "url" };
  if (spec?.type !== "file" && spec?.type !== "directory") return { kind: "registry" };
  return pathPlace(root, base, spec.fetchSpec ?? version, description);
}

/** @returns `undefined` for a version that npm rejects, such as `workspace:*` from other package managers */
function readSpec(base: string, name: string, version: string): npa.Result | undefined {
  try {
    // Newer versions of npm accept upper-case letters in the protocol.
    return npa.resolve(name, version.replace(/^file:/i, "file:"), base);
  } catch {
    return undefined;
  }
}

/**
 * Parses the location of a package in a lock file: a URL, or a path relative to the archive.
 *
 * @throws CodeError with the problem "package"
 */
export function resolvedPlace(root: string, location: string, description: string): DependencyPlace {
  const isUrl = /^[a-z][\w+.-]*:/i.test(location) || GIT_URL.test(location);
  return isUrl
    ? dependencyPlace(root, root, "package", location, description)
    : pathPlace(root, root, location, description);
}

/**
 * Returns the location at a path. The path must stay inside the archive with and without percent-decoding, because some
 * versions of npm decode paths.
 */
function pathPlace(root: string, base: string, path: string, description: string): DependencyPlace {
  if (!isInside(root, base, path) || !isInside(root, base, decodePath(path))) throw outsideError(description);
  return { kind: /\.(?:tgz|tar\.gz|tar)$/i.test(path) ? "tarball" : "folder", path: resolve(base, path) };
}

/** Returns whether a path stays inside the archive. npm replaces a tilde with the home folder. */
export function isInside(root: string, base: string, path: string): boolean {
  return !path.startsWith("~") && isWithin(root, resolve(base, path));
}

export function outsideError(description: string): Error {
  return packageError(`${description}, outside of the archive: ${REMEDY}`);
}

function gitError(description: string): Error {
  return packageError(`${description}, and the emulator does not use git: ${REMEDY}`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Members of `package.json` that list the packages that npm installs. Development dependencies are not installed. */
const DEPENDENCY_MEMBERS = ["dependencies", "optionalDependencies", "peerDependencies", "overrides"] as const;

/** A dependency of a manifest. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** Description of the dependency in errors. */
  readonly description: string;
}

/** Lists the overrides of a manifest and the dependencies that npm installs. @param file path for descriptions */
export function dependenciesOf(
  manifest: Readonly<Record<string, unknown>>,
  file: string,
): readonly Dependency[] {
  return DEPENDENCY_MEMBERS.flatMap((kind) =>
    [...stringsOf(manifest[kind])]
      // An override such as `$name` refers to the version of a direct dependency.
      .filter(([, version]) => kind !== "overrides" || !version.startsWith("$"))
      .map(([name, version]) => ({
        name: kind === "overrides" ? "package" : name,
        version,
        description: `${file}: "${kind}": ${JSON.stringify(name)} is ${JSON.stringify(version)}`,
      })),
  );
}

/** Location of a package in a lock file. */
export interface LockedPlace {
  readonly place: DependencyPlace;
  /** Description of the location in errors. */
  readonly description: string;
}

/** Lists the locations of packages in a lock file. @param file path for descriptions */
export function* lockedPlaces(root: string, file: string, lock: unknown): Generator<LockedPlace> {
  for (const [member, location] of stringsOf(lock)) {
    const description = `${file}: ${JSON.stringify(member)} is ${JSON.stringify(location)}`;
    if (member === "resolved") yield { place: resolvedPlace(root, location, description), description };
    // Older versions of npm wrote a URL or a path instead of the version.
    if (member === "version" || (member === "from" && /^[a-z][\w+.-]*:/i.test(location)))
      yield { place: dependencyPlace(root, root, "package", location, description), description };
  }
}
