/** Writes `dist/changelog.json` for the docs site, with unreleased changes and all releases. */
import { mkdir, writeFile } from "node:fs/promises";
import { documents } from "@seamline/specs";
import { bundledDocuments, contractChanges, releasedDocuments } from "./contract-changes.ts";
import { type Release, type ReleasedChanges, readReleases } from "./released.ts";

/** Content of `changelog.json`. */
export interface ContractChangelog {
  readonly unreleased: readonly ReleasedChanges[];
  /** Releases, newest first. */
  readonly releases: readonly Release[];
}

const record = await readReleases();
const unreleased = await contractChanges(releasedDocuments(record), bundledDocuments(documents));
const changelog: ContractChangelog = { unreleased, releases: record.releases };
const folder = new URL("../dist/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("changelog.json", folder), `${JSON.stringify(changelog)}\n`);
