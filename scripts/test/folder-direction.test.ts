import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { read, repositoryFiles } from "./repository.ts";

/** Generated files are excluded, because they import modules that their generator chooses. */
const sources = repositoryFiles().filter(
  (file) => /\.(tsx?|mjs|js)$/.test(file) && !/\/fixtures\/|\/test\/|\.gen\.ts$/.test(file),
);
const folders = [...new Set(sources.flatMap((file) => /^packages\/[^/]+\/src(?=\/)/.exec(file)?.[0] ?? []))];

/** Finds the imports between the top-level folders and files of a package. Includes type imports. */
function dependenciesIn(root: string): Map<string, Set<string>> {
  const dependencies = new Map<string, Set<string>>();
  for (const file of sources.filter((each) => each.startsWith(`${root}/`))) {
    const from = topLevelOf(root, file);
    const targets = relativeImportsOf(file).filter((target) => target.startsWith(`${root}/`));
    const others = targets.map((target) => topLevelOf(root, target)).filter((target) => target !== from);
    dependencies.set(from, new Set([...(dependencies.get(from) ?? []), ...others]));
  }
  return dependencies;
}

function topLevelOf(root: string, file: string): string {
  return file.slice(root.length + 1).split("/")[0] as string;
}

function relativeImportsOf(file: string): string[] {
  const code = read(file).replace(/`(?:[^`\\]|\\.)*`/g, "``");
  const imports = code.matchAll(/\b(?:from|import)[\s(]*["'](\.[^"'\n]+)["']/g);
  return [...imports].map(([, specifier]) => join(dirname(file), specifier as string));
}

/** Returns the folders of a cycle in import order, or `undefined` if the imports contain no cycle. */
function cycleIn(dependencies: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return undefined;
    for (const next of dependencies.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of dependencies.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test.each([...folders, "scripts", "specs"])("the folders of %s have no circular imports", (root) => {
  expect(cycleIn(dependenciesIn(root))?.join(" imports ")).toBeUndefined();
});

test("no files have circular imports", () => {
  const known = new Set(sources);
  const imports = sources.map((file) => {
    const targets = relativeImportsOf(file).filter((target) => known.has(target));
    return [file, new Set(targets)] as const;
  });
  expect(cycleIn(new Map(imports))?.join(" imports ")).toBeUndefined();
});
