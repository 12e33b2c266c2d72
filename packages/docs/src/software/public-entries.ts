import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readmes } from "../repository/readmes.ts";
import { repositoryRoot } from "../repository/repository-root.ts";

/** An entry of a published package, such as `@seamline/emulator/node`. */
export interface PublicEntry {
  readonly package: string;
  /** The name that programs import. */
  readonly specifier: string;
  /** Other names of the same module. */
  readonly aliases: readonly string[];
  /** Path of its declarations. */
  readonly file: string;
  readonly url: string;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, { readonly types?: string } | string>>;
}

let known: readonly PublicEntry[] | undefined;

/** Returns the entries of all published packages that have types, in the order of the manifests. */
export function publicEntries(): readonly PublicEntry[] {
  known ??= globSync(["packages/*/package.json", "specs/package.json"], { cwd: repositoryRoot })
    .toSorted()
    .flatMap(entriesOf);
  return known;
}

function entriesOf(manifestFile: string): PublicEntry[] {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, manifestFile), "utf8")) as Manifest;
  const folder = dirname(manifestFile);
  const readme = readmes().find(({ file }) => file === `${folder}/README.md`);
  if (manifest.private || readme === undefined) return [];
  const typed = Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
    const types = typeof target === "object" && !path.includes("*") ? target.types : undefined;
    return types === undefined ? [] : [{ path: path.slice(1), file: join(repositoryRoot, folder, types) }];
  });
  return [...Map.groupBy(typed, ({ file }) => file)].map(([file, paths]) => {
    const [path = "", ...others] = paths.map((each) => each.path);
    return {
      package: manifest.name,
      specifier: `${manifest.name}${path}`,
      aliases: others.map((other) => `${manifest.name}${other}`),
      file,
      url: `${readme.url}api${path}/`,
    };
  });
}
