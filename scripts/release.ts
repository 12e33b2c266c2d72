/**
 * Releases the changes that the changesets describe. Requires the project's links in the root package.json, and
 * changesets with sufficient bumps for the changed contracts and public types. Sets versions and changelogs, builds and
 * tests everything, records contracts and public types, commits, and publishes the versions that are not on the
 * registry yet. The caller pushes the commit and its tags.
 *
 * A run that failed or was killed while publishing can be repeated: published versions are skipped, and tagged if they
 * have no tag yet.
 */
import { readdirSync } from "node:fs";
import { changes, requireCleanTree, requireLinks, run, runOr } from "./release/release-steps.ts";

await requireLinks(process.cwd());
requireCleanTree("the release commit must contain only the versions");
// The reports show changes to the public types, so they must match the packages to release.
run("pnpm", "api:report", "--check");
run("pnpm", "changeset:check");
if (hasChangesets()) run("changeset", "version");
run("turbo", "run", "release");
// The bundles now contain the new version. The bundles and the files generated from them are part of the release
// commit.
run("pnpm", "changeset:record");
if (changes() !== "") {
  // The changelogs of a first release are new files, which `git commit --all` would omit.
  run("git", "add", "--all");
  run("git", "commit", "--message", "Version packages");
}
runOr(
  'The versions are committed. Run "npx -y pnpm release" again: it publishes only the missing versions',
  "changeset",
  "publish",
);
// If Changesets is killed, it creates no tags, and does not add them later for versions already on the registry.
run("changeset", "git-tag");

function hasChangesets(): boolean {
  return readdirSync(".changeset").some((name) => name.endsWith(".md") && name !== "README.md");
}
