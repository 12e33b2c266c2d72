import { hash } from "node:crypto";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * What no page of a service is rendered from. Contracts are read where they are collected, in `specs/dist`, and the command
 * of the emulator is one bundle of all services.
 */
const SKIPPED = [
  /\/(?:node_modules|\.[^/]+|[A-Z]+\.md)$/,
  /^(?:packages\/[^/]+|specs)\/test$/,
  /^specs\/[^/]+\/dist$/,
  /^packages\/docs\/(?:adr|dist|src\/content)$/,
  /^packages\/emulator\/dist\/node\/cli$/,
];

/** The places that hold one folder or file for each service. Whatever lies elsewhere belongs to all of them. */
const PLACES = [
  /^specs\/(?:dist\/)?([^/]+)\//,
  /^packages\/([^/]+)\//,
  /^packages\/emulator\/(?:src|dist)\/services\/([^/]+)\//,
  /^packages\/emulator\/(?:src|dist)\/generated\/([\w-]+?)(?:-v\d\w*)?\./,
  /^packages\/docs\/src\/samples\/requests\/([^/]+)\.yaml$/,
];

/**
 * Returns a digest for each service of all that its pages are rendered from: its own files, those that belong to no
 * service, and what the pages of all services say.
 *
 * @param said by the pages of all services, such as the list of services beside them
 */
export function serviceInputs(services: readonly string[], said: unknown): ReadonlyMap<string, string> {
  const byOwner = Map.groupBy(inputFiles(), (file) => ownerOf(file, services));
  const shared = [process.version, process.env.SITE_URL, JSON.stringify(said), digestOf(byOwner.get(""))];
  return new Map(
    services.map((service) => {
      const own = digestOf(byOwner.get(service));
      return [service, hash("sha256", [...shared, own].join("\n"))];
    }),
  );
}

/**
 * The service that a file belongs to; empty for what belongs to all of them.
 *
 * @param file its path below the repository
 */
export function ownerOf(file: string, services: readonly string[]): string {
  const names = PLACES.map((place) => place.exec(file)?.[1] ?? "");
  return names.find((name) => services.includes(name)) ?? "";
}

/**
 * The files of the packages that the site depends on, which are built before it, and what says which versions of others
 * are installed.
 */
function inputFiles(): string[] {
  const manifests = globSync("packages/*/package.json", { cwd: repository });
  const folders = dependedOn("packages/docs").flatMap(filesAt);
  return [...new Set(["package.json", "pnpm-lock.yaml", ...manifests, ...folders])].toSorted();
}

/** The folder of a package, and those of the packages of the repository below it. */
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

/** Contracts of single services are collected below `specs`. */
function folderOf(dependency: string): string[] {
  const [, name] = /^@seamline\/(.+)/.exec(dependency) ?? [];
  if (name === undefined) return [];
  return [name.startsWith("specs") ? "specs" : `packages/${name}`];
}

/** The path itself if it is a file, or all files below it. */
function filesAt(path: string): string[] {
  if (SKIPPED.some((pattern) => pattern.test(path))) return [];
  if (!statSync(join(repository, path)).isDirectory()) return [path];
  return readdirSync(join(repository, path)).flatMap((name) => filesAt(`${path}/${name}`));
}

function digestOf(files: readonly string[] = []): string {
  const lines = files.map((file) => `${file} ${hash("sha256", readFileSync(join(repository, file)))}`);
  return hash("sha256", lines.join("\n"));
}
