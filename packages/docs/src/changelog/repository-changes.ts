import { type Release, releasesOf } from "./changes.ts";

const changesets = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const manifests = import.meta.glob<{ name: string }>(
  ["../../../*/package.json", "../../../../specs/package.json"],
  { import: "default", eager: true },
);
const changelogs = import.meta.glob<string>(["../../../*/CHANGELOG.md", "../../../../specs/CHANGELOG.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the releases of this repository, and its unreleased changes. */
export function repositoryReleases(): Release[] {
  const released = Object.entries(changelogs).map(([file, text]) => {
    const manifest = manifests[file.replace(/CHANGELOG\.md$/, "package.json")];
    return [manifest?.name ?? file, text] as const;
  });
  const pending = Object.entries(changesets).map(([file, text]) => [nameOf(file), text] as const);
  return releasesOf(Object.fromEntries(pending), Object.fromEntries(released));
}

function nameOf(file: string): string {
  return file.replace(/^.*\/(.+)\.md$/, "$1");
}

/** Returns whether the packages have never been published. */
export function isUnpublished(): boolean {
  return repositoryReleases().every(({ version }) => version === undefined);
}
