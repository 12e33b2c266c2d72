import type { SpecDocument } from "@seamline/specs";

/**
 * What users import for a document: the subpath named like its version, or else the root; and below it
 * `reference` for the reference profile.
 */
export function entrySpecifier(
  manifest: { readonly name: string; readonly exports: object },
  { version, profile }: Pick<SpecDocument, "version" | "profile">,
): string {
  const entry = `./${version}` in manifest.exports ? `${manifest.name}/${version}` : manifest.name;
  return profile === "as shown" ? entry : `${entry}/${profile}`;
}
