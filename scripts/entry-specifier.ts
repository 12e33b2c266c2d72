import type { SpecDocument } from "@seamline/specs";

/**
 * Returns the import specifier of a document: the subpath of its version, or the root if it has no version, followed by
 * `reference` for the reference profile.
 */
export function entrySpecifier(
  manifest: { readonly name: string; readonly exports: object },
  { version, profile }: Pick<SpecDocument, "version" | "profile">,
): string {
  const entry = `./${version}` in manifest.exports ? `${manifest.name}/${version}` : manifest.name;
  return profile === "as shown" ? entry : `${entry}/${profile}`;
}
