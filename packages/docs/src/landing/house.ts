import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot as repository } from "../model/repository.ts";

/** A package of the repository, and those that it is made from. */
export interface HousePackage {
  /** `@seamline/codegen`. */
  readonly name: string;
  readonly description: string;
  /** Its folder in the repository. */
  readonly folder: string;
  /** Names of the packages that it imports or is generated from, without those that another one of them stands on. */
  readonly from: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Folders with what a package runs or builds with; tests stand on more. */
const PROGRAM = "{src,build,rules}/**/*.ts";

/** The packages that are published, in rows: a package stands below all that it is made from. */
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

/** What the program of a package imports, and what its generated sources come from. */
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

/** Leaves out what another package of the list is made from, so that the picture has few arrows. */
function withoutImplied(from: readonly string[], direct: ReadonlyMap<string, readonly string[]>): string[] {
  const implied = new Set(from.flatMap((name) => [...allBelow(name, direct)]));
  return from.filter((name) => !implied.has(name));
}

function allBelow(name: string, direct: ReadonlyMap<string, readonly string[]>): Set<string> {
  const below = direct.get(name) ?? [];
  return new Set(below.flatMap((each) => [each, ...allBelow(each, direct)]));
}
