import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Matches an asset URL in a page: name, content digest and extension. */
const ASSET = /\/_astro\/([^"'()\s<>]+?)\.([\w-]+)(\.(?:css|js|woff2))\b/g;

/** Matches an asset URL in a cached page, without the digest. */
const KEPT_ASSET = /\/_astro\/([^"'()\s<>]+?)\.\*(\.(?:css|js|woff2))\b/g;

/** A build's asset URLs by name. The name of an asset is its URL without the digest. */
export type AssetNames = ReadonlyMap<string, string>;

/** Reads the asset names of a built site. Omits ambiguous names. */
export function assetNames(folder: string): AssetNames {
  const addresses = readdirSync(join(folder, "_astro")).map((file) => `/_astro/${file}`);
  const byName = Map.groupBy(addresses, withoutDigests);
  return new Map(
    [...byName].flatMap(([name, [only, ...others]]) => (only && !others.length ? [[name, only]] : [])),
  );
}

/** Removes the digests from asset URLs, because digests differ between builds. */
export function withoutDigests(html: string): string {
  return html.replaceAll(ASSET, "/_astro/$1.*$3");
}

/** Returns whether all asset names in a cached page are unambiguous. */
export function hasOwnNames(html: string, names: AssetNames): boolean {
  return (html.match(KEPT_ASSET) ?? []).every((name) => names.has(name));
}

/**
 * Inserts the digests of this build into asset URLs.
 *
 * @throws Error if the build has no asset or several assets with the same name
 */
export function withDigests(html: string, names: AssetNames): string {
  return html.replaceAll(KEPT_ASSET, (name) => {
    const address = names.get(name);
    if (address === undefined)
      throw new Error(
        `expected exactly one asset named ${name} in this build; remove packages/docs/.pages and build again`,
      );
    return address;
  });
}
