/** What users import for a version of a service: the package's subpath that is named like it, or else its root. */
export function entrySpecifier(
  manifest: { readonly name: string; readonly exports: object },
  version: string | undefined,
): string {
  return `./${version}` in manifest.exports ? `${manifest.name}/${version}` : manifest.name;
}
