import { statSync } from "node:fs";
import path from "node:path";
import { serviceFolders, subfolders } from "./service-folders.mjs";
import { SpecProblemsError } from "./spec-problem.ts";

/** An authored document and its location. */
export interface SpecSource {
  /** Folder name of the service, such as `retention`. */
  readonly service: string;
  /** Folder name of the version, such as `v1`; undefined for a service without versions. */
  readonly version: string | undefined;
  readonly file: string;
  readonly serviceFolder: string;
}

/**
 * Returns every `<service>/openapi.yaml` and `<service>/<version>/openapi.yaml`, sorted by service and version.
 *
 * @param folders absolute paths of services; every service of `specsFolder` by default.
 * @throws {SpecProblemsError} if there are no services, or if a service has no document.
 */
export function discoverDocuments(
  specsFolder: string,
  folders: readonly string[] = serviceFolders(specsFolder),
): SpecSource[] {
  const message =
    "This file is missing, and no version folder contains an openapi.yaml: add a document to the service.";
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
  return [undefined, ...subfolders(serviceFolder)]
    .map((version) => ({
      service: path.basename(serviceFolder),
      version,
      serviceFolder,
      file: path.join(serviceFolder, version ?? "", "openapi.yaml"),
    }))
    .filter(({ file }) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Returns the service whose folder contains the working folder, or every service if there is no such service. */
export function servicesIn(specsFolder: string, workingFolder: string): string[] {
  const all = serviceFolders(specsFolder);
  return all.includes(workingFolder) ? [workingFolder] : all;
}

/** Returns `retention/v1`, or `edge` for a service without versions. */
export function documentPath({ service, version }: Pick<SpecSource, "service" | "version">): string {
  return version === undefined ? service : `${service}/${version}`;
}
