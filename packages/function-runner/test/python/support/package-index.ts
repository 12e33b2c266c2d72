import { strToU8, zipSync } from "fflate";
import { serveLocally } from "../../support/serve-locally.ts";

/** A package in an index. */
export interface IndexedPackage {
  /** The available versions. Default: 1.0.0. */
  readonly versions?: readonly string[];
  /** Requirements, as written in the metadata. */
  readonly requires?: readonly string[];
  /** Contents of additional files, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** True if the package is only available as source. */
  readonly isSource?: boolean;
  /** Overrides the wheel that is built from the other members. */
  readonly bytes?: Uint8Array;
  /** Requirements in the separate metadata file of the index (PEP 658). */
  readonly servedRequires?: readonly string[];
}

/** A local package index (PEP 503). */
export interface PackageIndex {
  readonly url: string;
  /** Requested paths. */
  readonly requested: string[];
}

/** Serves packages, including a fake framework package. */
export async function packageIndex(
  packages: Readonly<Record<string, IndexedPackage>>,
): Promise<PackageIndex> {
  const requested: string[] = [];
  const all = { ...packages, "functions-framework": { versions: ["3.9.0"] } };
  const url = await serveLocally((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    const page = /^\/simple\/([^/]+)\/$/.exec(path)?.[1];
    const [, file, isMetadata] = /^\/files\/(.+?)(\.metadata)?$/.exec(path) ?? [];
    const name = page ?? file?.replace(/-\d.*$/, "").replaceAll("_", "-") ?? "";
    const found = (all as Record<string, IndexedPackage>)[name];
    if (found === undefined) return void response.writeHead(404).end();
    if (page !== undefined)
      return void response.setHeader("content-type", "text/html").end(links(name, found));
    const version = /-(\d[^-]*)-/.exec(file ?? "")?.[1] ?? "";
    if (isMetadata !== undefined) return void response.end(metadataOf(name, version, found.servedRequires));
    response.end(found.bytes ?? wheel(name, version, found));
  });
  return { url: `${url}/simple/`, requested };
}

function links(
  name: string,
  { versions = ["1.0.0"], isSource = false, servedRequires }: IndexedPackage,
): string {
  const files = versions.map((version) =>
    isSource ? `${moduleName(name)}-${version}.tar.gz` : wheelName(name, version),
  );
  const attribute =
    servedRequires === undefined ? "" : ' data-dist-info-metadata="true" data-core-metadata="true"';
  return `<!DOCTYPE html><html><body>${files.map((file) => `<a href="/files/${file}"${attribute}>${file}</a>`).join("")}</body></html>`;
}

export function wheelName(name: string, version: string): string {
  return `${moduleName(name)}-${version}-py3-none-any.whl`;
}

function moduleName(name: string): string {
  return name.replaceAll("-", "_");
}

function metadataOf(name: string, version: string, requires: readonly string[] = []): string {
  return [
    "Metadata-Version: 2.1",
    `Name: ${name}`,
    `Version: ${version}`,
    ...requires.map((each) => `Requires-Dist: ${each}`),
    "",
  ].join("\n");
}

/** Builds a wheel. Its module exports the version. */
export function wheel(
  name: string,
  version: string,
  { requires = [], files: more = {} }: Pick<IndexedPackage, "requires" | "files"> = {},
): Uint8Array {
  const module = moduleName(name);
  const info = `${module}-${version}.dist-info`;
  const files: Record<string, string> = {
    ...more,
    [`${module}/__init__.py`]: `version = ${JSON.stringify(version)}\n`,
    [`${info}/METADATA`]: metadataOf(name, version, requires),
    [`${info}/WHEEL`]: "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
  };
  const paths = [...Object.keys(files), `${info}/RECORD`];
  files[`${info}/RECORD`] = paths.map((path) => `${path},,\n`).join("");
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: Date.UTC(2026, 0, 1) });
}
