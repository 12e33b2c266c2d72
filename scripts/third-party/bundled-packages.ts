import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";

/*
 * Each build that bundles third-party packages writes `THIRD-PARTY.txt` next to the bundle, because most licenses must
 * be included in copies. The SBOM and the license check read that file.
 */

/** A third-party package with files in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression from its manifest. */
  readonly licence: string;
  /** Text required in each copy: the license with the authors' names. */
  readonly notice: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/**
 * Finds the third-party packages among a bundle's inputs, sorted by name.
 *
 * @param inputs the files read by esbuild, as named in its metafile
 * @param workingFolder the base folder for their paths
 * @throws Error if a package has no license
 */
export async function bundledPackages(
  inputs: Iterable<string>,
  workingFolder: string,
): Promise<BundledPackage[]> {
  const folders = [...inputs].flatMap((input) => folderOf(input) ?? []);
  const found = await Promise.all(
    [...new Set(folders)].map((folder) => readBundled(resolve(workingFolder, folder))),
  );
  return found.sort((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
}

function keyOf({ name, version }: BundledPackage): string {
  return `${name} ${version}`;
}

/** Returns the folder of the installed package that contains a file, if any. */
function folderOf(file: string): string | undefined {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/"))?.[0];
}

async function readBundled(folder: string): Promise<BundledPackage> {
  const manifest = JSON.parse(await readFile(`${folder}/package.json`, "utf8")) as Manifest;
  const { name, version, license: licence } = manifest;
  if (typeof licence !== "string")
    throw new Error(`${name} ${version} is bundled, but its package.json has no licence.`);
  const file = (await readdir(folder)).sort().find((each) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(each));
  const text = file === undefined ? undefined : await readFile(`${folder}/${file}`, "utf8");
  return { name, version, licence, notice: (text ?? noticeWithoutFile(manifest)).trim() };
}

/** Returns a notice for a package that names its license and its author only in the manifest. */
function noticeWithoutFile({ license, author }: Manifest): string {
  const by = typeof author === "string" ? author : author?.name;
  return by === undefined ? `${license} licence` : `${license} licence, ${by}`;
}
