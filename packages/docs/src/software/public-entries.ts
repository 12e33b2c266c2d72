import { join } from "node:path";
import { repositoryRoot } from "../repository/repository-root.ts";
import { type ListedPackage, listedPackages } from "./manifests.ts";

/** An entry of a published package, such as `@seamline/emulator/node`. */
export interface PublicEntry {
  readonly package: string;
  /** The import specifier. */
  readonly specifier: string;
  /** Other specifiers for the same module. */
  readonly aliases: readonly string[];
  /** Path of its declarations. */
  readonly file: string;
  readonly url: string;
  /** URL of the package's README. */
  readonly packageUrl: string;
}

let known: readonly PublicEntry[] | undefined;

/** Returns the entries of all published packages that have types, in the order of the manifests. */
export function publicEntries(): readonly PublicEntry[] {
  known ??= listedPackages().flatMap(entriesOf);
  return known;
}

function entriesOf({ folder, manifest, readme }: ListedPackage): PublicEntry[] {
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
      packageUrl: readme.url,
    };
  });
}
