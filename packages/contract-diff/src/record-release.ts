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
 * Records the bundles as those of the last release, and what changed in them. Running it again changes nothing.
 *
 * @param documents bundles that have the version of the release
 * @returns a line that says what was recorded
 * @throws ContractDiffError when the version is none of a release, or has other contracts
 */
export async function recordRelease(
  documents: readonly BundledDocument[],
  folder: string = releasedFolder,
): Promise<string> {
  const record = await readReleases(folder);
  const changes = await contractChanges(releasedDocuments(record, folder), bundledDocuments(documents));
  if (changes.length === 0) return "No contract changed since the last release: nothing to record.";
  const bundles = new Map<ContractDocument, string>();
  for (const document of documents)
    bundles.set(described(document), await readFile(document.files.json, "utf8"));
  const version = versionOf([...bundles.values()][0]);
  if (version === "0.0.0")
    throw new ContractDiffError(
      "The bundles have the version 0.0.0, which no release has: set versions first.",
    );
  if (record.releases.some((release) => release.version === version)) {
    throw new ContractDiffError(
      `Release ${version} is recorded with other contracts. Run "npx -y pnpm changeset version" first.`,
    );
  }
  const release: Release = { version, documents: changes };
  await writeReleases(bundles, [release, ...record.releases], folder);
  return `Recorded the contracts of release ${version}: ${documents.length}, of which ${changes.length} are new or changed.`;
}

/** Bundling gives each document the version of its package. */
function versionOf(bundle = "{}"): string {
  return (JSON.parse(bundle) as { info: { version: string } }).info.version;
}

function described({ service, version, profile, title }: BundledDocument): ContractDocument {
  return { service, version, profile, title };
}
