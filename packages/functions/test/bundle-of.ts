import { documents, type SpecDocument } from "@seamline/specs-functions";

/** Returns the bundle of one version of the functions service. */
export function bundleOf(version: string, profile: SpecDocument["profile"]): SpecDocument {
  const found = documents.find(
    (each) => each.service === "functions" && each.version === version && each.profile === profile,
  );
  if (!found) throw new Error(`No document of functions ${version}, ${profile}, is bundled.`);
  return found;
}
