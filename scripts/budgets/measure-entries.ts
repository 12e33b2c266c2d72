import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "../measure/bundle.ts";
import { type TypeCost, typeCosts } from "../measure/type-cost.ts";
import type { PackageFolder } from "../release/packages.ts";
import { type PublicEntry, publicEntries } from "../release/public-entries.ts";
import type { Budgets, Costs } from "./budgets-file.ts";

interface Manifest {
  readonly bin?: object;
  readonly seamline?: { readonly platform?: "node" };
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Measures the entries of built packages. For browsers, bundles a program that imports everything from an entry, with
 * its dependencies except peers. Entries of packages with a command, or with `seamline.platform: "node"` in
 * `package.json`, are bundled for Node, without third-party packages, since those are installed and run unbundled.
 *
 * @returns a function that measures the entries of a package
 */
export function entryCosts(): (member: PackageFolder) => Promise<Budgets> {
  const typeCost = typeCosts();
  return async (member) => {
    const manifest = JSON.parse(await readFile(join(member.folder, "package.json"), "utf8")) as Manifest;
    const costs: [string, Costs][] = [];
    // Entries can share a module, such as a package and its latest version.
    const measured = new Map<string, Costs>();
    for (const entry of await publicEntries(member)) {
      const ofEntry = measured.get(entry.module) ?? (await costOf(entry, member.folder, manifest, typeCost));
      measured.set(entry.module, ofEntry);
      costs.push([entry.specifier, ofEntry]);
    }
    return Object.fromEntries(costs);
  };
}

async function costOf(
  { module, types }: PublicEntry,
  folder: string,
  { bin, seamline, peerDependencies = {} }: Manifest,
  typeCost: (file: string) => TypeCost,
): Promise<Costs> {
  const { gzip, brotli } = await bundle(`export * from ${JSON.stringify(module)};`, folder, {
    platform: seamline?.platform ?? (bin === undefined ? "browser" : "node"),
    external: [...Object.keys(peerDependencies), "node:*"],
  });
  return { gzip, brotli, ...typeCost(types) };
}
