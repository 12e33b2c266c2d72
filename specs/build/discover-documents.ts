import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Where one authored document lies. */
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

/** Folders of this package that hold no service. */
const TOOLING = new Set(["rules", "build", "test", "dist", "node_modules"]);

/** Every `<service>/openapi.yaml` and `<service>/<version>/openapi.yaml`, sorted by service and version. */
export function discoverDocuments(specsFolder: string): SpecSource[] {
  return serviceFolders(specsFolder).flatMap((serviceFolder) => {
    const service = path.basename(serviceFolder);
    const versions = [undefined, ...subfolders(serviceFolder)];
    return versions
      .map((version) => ({
        service,
        version,
        serviceFolder,
        file: path.join(serviceFolder, version ?? "", "openapi.yaml"),
      }))
      .filter(({ file }) => existsSync(file));
  });
}

/** Folders that may hold documents, sorted by name. */
export function serviceFolders(specsFolder: string): string[] {
  return subfolders(specsFolder)
    .filter((name) => !TOOLING.has(name))
    .map((name) => path.join(specsFolder, name));
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
