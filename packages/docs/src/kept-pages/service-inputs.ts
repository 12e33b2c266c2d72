import { hash } from "node:crypto";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Paths that do not affect the pages of a service. Contracts are read from the bundles in `specs/dist`. The emulator's
 * command bundles all services and is not used by the site.
 */
const SKIPPED = [
  /\/(?:node_modules|\.[^/]+|[A-Z]+\.md)$/,
  /^(?:packages\/[^/]+|specs)\/test$/,
  /^specs\/[^/]+\/dist$/,
  /^packages\/docs\/(?:adr|dist|src\/content)$/,
  /^packages\/emulator\/dist\/node\/cli$/,
];

/** Folders and files that belong to a single service. All other files are shared. */
const PLACES = [
  /^specs\/(?:dist\/)?([^/]+)\//,
  /^packages\/([^/]+)\//,
  /^packages\/emulator\/(?:src|dist)\/services\/([^/]+)\//,
  /^packages\/emulator\/(?:src|dist)\/generated\/([\w-]+?)(?:-v\d\w*)?\./,
  /^packages\/docs\/src\/samples\/requests\/([^/]+)\.yaml$/,
];

/**
 * Returns a digest for each service. It covers everything that the service's pages are rendered from: the service's
 * files, shared files, and data on all pages.
 *
 * @param said data that all pages show, such as the list of services
 */
export function serviceInputs(services: readonly string[], said: unknown): ReadonlyMap<string, string> {
  const byOwner = Map.groupBy(inputFiles(), (file) => ownerOf(file, services));
  const runtime = [process.version, process.env.SITE_URL];
  // Astro derives class names from the absolute paths of components, so pages change if the repository is moved.
  const shared = [...runtime, repository, JSON.stringify(said), digestOf(byOwner.get(""))];
  return new Map(
    services.map((service) => {
      const own = digestOf(byOwner.get(service));
      return [service, hash("sha256", [...shared, own].join("\n"))];
    }),
  );
}

/**
 * Returns the service that a file belongs to, or an empty string for a shared file.
 *
 * @param file path relative to the repository root
 */
export function ownerOf(file: string, services: readonly string[]): string {
  const names = PLACES.map((place) => place.exec(file)?.[1] ?? "");
  return names.find((name) => services.includes(name)) ?? "";
}

/** Returns the files of all packages that the site depends on, and the files that pin installed versions. */
function inputFiles(): string[] {
  const manifests = globSync("packages/*/package.json", { cwd: repository });
  const folders = dependedOn("packages/docs").flatMap(filesAt);
  return [...new Set(["package.json", "pnpm-lock.yaml", ...manifests, ...folders])].toSorted();
}

/** Returns the folders of a package and its dependencies in this repository. */
function dependedOn(folder: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(folder)) return known;
  const manifest = JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return names
    .flatMap(folderOf)
    .reduce<readonly string[]>((all, next) => dependedOn(next, all), [...known, folder]);
}

/** Returns the folder of a dependency. All contract packages are in `specs`. */
function folderOf(dependency: string): string[] {
  const [, name] = /^@seamline\/(.+)/.exec(dependency) ?? [];
  if (name === undefined) return [];
  return [name.startsWith("specs") ? "specs" : `packages/${name}`];
}

/** Returns the path itself if it is a file, or all files in it. */
function filesAt(path: string): string[] {
  if (SKIPPED.some((pattern) => pattern.test(path))) return [];
  if (!statSync(join(repository, path)).isDirectory()) return [path];
  return readdirSync(join(repository, path)).flatMap((name) => filesAt(`${path}/${name}`));
}

function digestOf(files: readonly string[] = []): string {
  const lines = files.map((file) => `${file} ${hash("sha256", readFileSync(join(repository, file)))}`);
  return hash("sha256", lines.join("\n"));
}
