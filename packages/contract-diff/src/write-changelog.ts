/** Writes `dist/changelog.json`, which the docs render: what is new since the last release, and every release. */
import { mkdir, writeFile } from "node:fs/promises";
import { documents } from "@seamline/specs";
import { bundledDocuments, contractChanges, releasedDocuments } from "./contract-changes.ts";
import { type Release, type ReleasedChanges, readReleases } from "./released.ts";

/** The content of the file. */
export interface ContractChangelog {
  readonly unreleased: readonly ReleasedChanges[];
  /** The newest comes first. */
  readonly releases: readonly Release[];
}

const record = await readReleases();
const unreleased = await contractChanges(releasedDocuments(record), bundledDocuments(documents));
const changelog: ContractChangelog = { unreleased, releases: record.releases };
const folder = new URL("../dist/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("changelog.json", folder), `${JSON.stringify(changelog)}\n`);
