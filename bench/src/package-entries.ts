import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SpecDocument } from "../../specs/dist/index.d.ts";
import { documents } from "./spec-sets.ts";

const packages = new URL("../../packages/", import.meta.url);
const CORE = "client-core";

/** An optional entry of a package, such as `@seamline/functions/source`. */
export interface HelperEntry {
  /** Module specifier, such as `@seamline/functions/source`. */
  readonly specifier: string;
  /** Name of its package's folder, such as `functions`. */
  readonly package: string;
  /** Absolute path of the module. */
  readonly file: string;
  /** Names of the peer dependencies. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Module specifier of a document's client, such as `@seamline/functions/v1/reference`. */
export async function clientEntry({ service, version, profile }: SpecDocument): Promise<string> {
  const { exports } = await manifestOf(service);
  const versioned = `@seamline/${service}${`./${version}` in exports ? `/${version}` : ""}`;
  return profile === "reference" ? `${versioned}/reference` : versioned;
}

/** Returns all entries of the runtime and of the services' packages that are not needed to create a client. */
export async function helperEntries(): Promise<HelperEntry[]> {
  const all = [...(await documents("as shown")), ...(await documents("reference"))];
  const clients = new Set(await Promise.all(all.map(clientEntry)));
  const others = new Set(["./package.json", ".", "./reference", "./service"]);
  const folders = [CORE, ...new Set(all.map(({ service }) => service))];
  const entries = await Promise.all(folders.map(entriesOf));
  return entries.flat().filter(({ specifier, key }) => !clients.has(specifier) && !others.has(key));
}

async function entriesOf(folder: string): Promise<(HelperEntry & { readonly key: string })[]> {
  const { exports, peerDependencies = {} } = await manifestOf(folder);
  const peers = Object.keys(peerDependencies);
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === "string") return [];
    const file = fileURLToPath(new URL(`${folder}/${target.default}`, packages));
    return [{ key, specifier: `@seamline/${folder}${key.slice(1)}`, package: folder, file, peers }];
  });
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(new URL(`${folder}/package.json`, packages), "utf8"));
}
