import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot as repository } from "../model/repository.ts";

/** A package of the repository and its dependencies. */
export interface HousePackage {
  /** For example `@seamline/codegen`. */
  readonly name: string;
  readonly description: string;
  readonly folder: string;
  /** Direct dependencies, including generators, except dependencies that another dependency implies. */
  readonly from: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Source and build files of a package. Excludes tests, because they depend on other packages, too. */
const PROGRAM = "{src,build,rules}/**/*.ts";

/** Returns the published packages in rows. Each package is below all its dependencies. */
export function houseRows(): HousePackage[][] {
  const packages = publishedPackages();
  const depths = new Map<string, number>();
  const depthOf = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const from = packages.find((each) => each.name === name)?.from ?? [];
    const depth = from.length === 0 ? 0 : 1 + Math.max(...from.map(depthOf));
    depths.set(name, depth);
    return depth;
  };
  const rows = Map.groupBy(packages, ({ name }) => depthOf(name));
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

function publishedPackages(): HousePackage[] {
  const folders = globSync(["specs/package.json", "packages/*/package.json"], { cwd: repository })
    .map((file) => join(file, ".."))
    .toSorted();
  const manifests = folders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8")) as Manifest;
    return manifest.private ? [] : [{ folder, manifest }];
  });
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  const direct = new Map(
    manifests.map(({ folder, manifest }) => [
      manifest.name,
      [...madeFrom(folder, manifest)].filter((name) => names.has(name) && name !== manifest.name),
    ]),
  );
  return manifests.map(({ folder, manifest: { name, description } }) => ({
    name,
    description,
    folder,
    from: withoutImplied(direct.get(name) ?? [], direct),
  }));
}

/** Returns the packages that the source code imports, and the packages that generate code for it. */
function madeFrom(folder: string, { devDependencies = {} }: Manifest): Set<string> {
  const files = globSync(PROGRAM, { cwd: join(repository, folder) });
  const imported = files.flatMap((file) =>
    Array.from(
      readFileSync(join(repository, folder, file), "utf8").matchAll(/ from "(@seamline\/[a-z-]+)/g),
      ([, name = ""]) => name,
    ),
  );
  const isGenerated = existsSync(join(repository, folder, "src/generated"));
  const generators = isGenerated ? ["@seamline/codegen", "@seamline/specs"] : [];
  return new Set([...imported, ...generators.filter((name) => name in devDependencies)]);
}

/** Removes transitive dependencies, to keep the diagram simple. */
function withoutImplied(from: readonly string[], direct: ReadonlyMap<string, readonly string[]>): string[] {
  const implied = new Set(from.flatMap((name) => [...allBelow(name, direct)]));
  return from.filter((name) => !implied.has(name));
}

function allBelow(name: string, direct: ReadonlyMap<string, readonly string[]>): Set<string> {
  const below = direct.get(name) ?? [];
  return new Set(below.flatMap((each) => [each, ...allBelow(each, direct)]));
}
