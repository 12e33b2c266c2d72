import { readFile } from "node:fs/promises";
import {
  type BundledDocument,
  bundledDocuments,
  contractChanges,
  releasedDocuments,
} from "./contract-changes.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import type { ContractDocument } from "./document.ts";
import { type Release, readReleases, releasedFolder, writeReleases } from "./released.ts";

/**
 * Records the bundles and their changes as the last release. Does nothing if the release is already recorded.
 *
 * @param documents bundles that contain the release version
 * @returns a one-line summary
 * @throws ContractDiffError if the version is not a release version or was already released with different contracts
 */
export async function recordRelease(
  documents: readonly BundledDocument[],
  folder: string = releasedFolder,
): Promise<string> {
  const record = await readReleases(folder);
  const changes = await contractChanges(releasedDocuments(record, folder), bundledDocuments(documents));
  if (changes.length === 0) return "No contract has changed since the last release. Nothing was recorded.";
  const bundles = new Map<ContractDocument, string>();
  for (const document of documents)
    bundles.set(described(document), await readFile(document.files.json, "utf8"));
  const version = versionOf([...bundles.values()][0]);
  if (version === "0.0.0")
    throw new ContractDiffError(
      "The bundles have version 0.0.0, which is not a release version. Set the versions first.",
    );
  if (record.releases.some((release) => release.version === version)) {
    throw new ContractDiffError(
      `Release ${version} is already recorded with different contracts. Run "npx -y pnpm changeset version" first.`,
    );
  }
  const release: Release = { version, documents: changes };
  await writeReleases(bundles, [release, ...record.releases], folder);
  return `Recorded the contracts of release ${version}: ${documents.length} in total, ${changes.length} new or changed.`;
}

/** Returns the version in a bundle. It is the version of the bundle's package. */
function versionOf(bundle = "{}"): string {
  return (JSON.parse(bundle) as { info: { version: string } }).info.version;
}

function described({ service, version, profile, title }: BundledDocument): ContractDocument {
  return { service, version, profile, title };
}
