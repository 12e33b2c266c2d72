import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackageFolder } from "./packages.ts";

/** An importable entry of a published package. */
export interface PublicEntry {
  /** The import specifier: `@seamline/edge/reference/validators`. */
  readonly specifier: string;
  /** Path relative to the package: `reference/validators`, or `index` for the package itself. */
  readonly path: string;
  /** Absolute path of its declarations. */
  readonly types: string;
  /** Absolute path of its module. */
  readonly module: string;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string | { readonly types?: string; readonly default: string }>>;
}

/** Reads the entries of a package that have types, in the order of its `exports`. */
export async function publicEntries({ name, folder }: PackageFolder): Promise<PublicEntry[]> {
  const { exports = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === "string" || target.types === undefined) return [];
    return [
      {
        specifier: `${name}${key.slice(1)}`,
        path: key === "." ? "index" : key.slice(2),
        types: join(folder, target.types),
        module: join(folder, target.default),
      },
    ];
  });
}

/** Returns whether the entry is generated from a contract. */
export function isGenerated({ types }: PublicEntry): boolean {
  return types.endsWith(".gen.d.ts");
}
