/** Writes `dist/changelog.json` for the docs: unreleased changes, and all releases. */
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
