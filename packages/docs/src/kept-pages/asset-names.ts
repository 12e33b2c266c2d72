import { readdirSync } from "node:fs";
import { join } from "node:path";

/** An asset as a page refers to it: its name, the digest of its content, and its kind. */
const ASSET = /\/_astro\/([^"'()\s<>]+?)\.([\w-]+)(\.(?:css|js|woff2))\b/g;

/** An asset as a kept page refers to it, without the digest. */
const KEPT_ASSET = /\/_astro\/([^"'()\s<>]+?)\.\*(\.(?:css|js|woff2))\b/g;

/** The addresses of the assets of a build, by the names that kept pages call them. */
export type AssetNames = ReadonlyMap<string, string>;

/** Reads the names of the assets of a built site. Those that two assets have are left out. */
export function assetNames(folder: string): AssetNames {
  const addresses = readdirSync(join(folder, "_astro")).map((file) => `/_astro/${file}`);
  const byName = Map.groupBy(addresses, withoutDigests);
  return new Map(
    [...byName].flatMap(([name, [only, ...others]]) => (only && !others.length ? [[name, only]] : [])),
  );
}

/** Takes the digests out of the addresses of assets, since another build may give the same asset another one. */
export function withoutDigests(html: string): string {
  return html.replaceAll(ASSET, "/_astro/$1.*$3");
}

/** Whether each asset that a kept page refers to can be told from the others by its name. */
export function hasOwnNames(html: string, names: AssetNames): boolean {
  return (html.match(KEPT_ASSET) ?? []).every((name) => names.has(name));
}

/**
 * Writes the addresses that the assets have in this build.
 *
 * @throws Error if the build has no asset of a name
 */
export function withDigests(html: string, names: AssetNames): string {
  return html.replaceAll(KEPT_ASSET, (name) => {
    const address = names.get(name);
    if (address === undefined)
      throw new Error(
        `This build has no asset called ${name}, or several. Remove packages/docs/.pages and build again.`,
      );
    return address;
  });
}
