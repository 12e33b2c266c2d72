import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Readme, readmes } from "../repository/readmes.ts";
import { repositoryRoot } from "../repository/repository-root.ts";

/** The parts of a `package.json` that the site documents. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, { readonly types?: string } | string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Modules that describe the executables, by executable name. */
  readonly seamline?: { readonly commands?: Readonly<Record<string, string>> };
}

/** A package in the repository. */
export interface ListedPackage {
  /** Path relative to the repository root. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Undefined if the package has no README. */
  readonly readme: Readme | undefined;
}

let known: readonly ListedPackage[] | undefined;

/** Returns all packages, sorted by path. */
export function listedPackages(): readonly ListedPackage[] {
  known ??= globSync(["packages/*/package.json", "specs/package.json"], { cwd: repositoryRoot })
    .toSorted()
    .map((file) => {
      const folder = dirname(file);
      return {
        folder,
        manifest: JSON.parse(readFileSync(join(repositoryRoot, file), "utf8")) as Manifest,
        readme: readmes().find((each) => each.file === `${folder}/README.md`),
      };
    });
  return known;
}
