import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { SpecProblemsError } from "./spec-problem.ts";

/** The location of one authored document. */
export interface SpecSource {
  /** Folder name of the service: `retention`. */
  readonly service: string;
  /** Folder name of the version: `v1`. Undefined for a service without versions. */
  readonly version: string | undefined;
  /** Absolute path of the root document. */
  readonly file: string;
  /** Absolute path of the service's folder. */
  readonly serviceFolder: string;
}

/** Folders of this package that are not services. */
const TOOLING = new Set(["api", "src", "lib", "rules", "build", "test", "dist", "node_modules"]);

/** The package that depends on every service, which pnpm writes when it installs. */
const EVERY_SERVICE = "all";

/** Folders of a service that are not authored: what it is bundled into, and links to the tools that bundle it. */
export const BUILT: ReadonlySet<string> = new Set(["dist", "node_modules"]);

/**
 * Every `<service>/openapi.yaml` and `<service>/<version>/openapi.yaml`, sorted by service and version.
 *
 * @param folders absolute paths of services; every service of `specsFolder` by default.
 * @throws {SpecProblemsError} when there is no document at all, or none in the folder of a service.
 */
export function discoverDocuments(
  specsFolder: string,
  folders: readonly string[] = serviceFolders(specsFolder),
): SpecSource[] {
  const message =
    "There is no such file, here or in a folder named like a version: a service needs a document.";
  if (folders.length === 0) {
    throw new SpecProblemsError([{ file: path.join(specsFolder, "<service>/openapi.yaml"), message }]);
  }
  const documents = folders.map(documentsOf);
  const empty = folders.filter((_, index) => documents[index]?.length === 0);
  if (empty.length > 0) {
    throw new SpecProblemsError(
      empty.map((folder) => ({ file: path.join(folder, "openapi.yaml"), message })),
    );
  }
  return documents.flat();
}

function documentsOf(serviceFolder: string): SpecSource[] {
  return [undefined, ...subfolders(serviceFolder).filter((name) => !BUILT.has(name))]
    .map((version) => ({
      service: path.basename(serviceFolder),
      version,
      serviceFolder,
      file: path.join(serviceFolder, version ?? "", "openapi.yaml"),
    }))
    .filter(({ file }) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Folders of services, sorted by name. */
export function serviceFolders(specsFolder: string): string[] {
  return subfolders(specsFolder)
    .filter((name) => !TOOLING.has(name) && name !== EVERY_SERVICE)
    .map((name) => path.join(specsFolder, name));
}

/** The service in whose folder a command runs, or every service where that folder is none of a service. */
export function servicesIn(specsFolder: string, workingFolder: string): string[] {
  const all = serviceFolders(specsFolder);
  return all.includes(workingFolder) ? [workingFolder] : all;
}

/** `retention/v1`, or `edge` for a service without versions. */
export function documentPath({ service, version }: Pick<SpecSource, "service" | "version">): string {
  return version === undefined ? service : `${service}/${version}`;
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
}
