/**
 * Releases what the changesets describe, provided that the root's package.json says where the project lives and that
 * the changesets are great enough for what changed in contracts and public types: sets versions and changelogs, builds
 * and tests everything, records contracts and public types, commits, and publishes the versions that the registry
 * lacks. The caller pushes the commit and its tags.
 *
 * A run that failed or was killed while publishing can be repeated: published versions are skipped, and tagged if they
 * have no tag yet.
 */
import { readdirSync } from "node:fs";
import { changes, requireCleanTree, requireLinks, run, runOr } from "./release/release-steps.ts";

await requireLinks(process.cwd());
requireCleanTree("the release commit contains only the versions");
// The reports say what changed in the public types, and so must be those of what is released.
run("pnpm", "api:report", "--check");
run("pnpm", "changeset:check");
if (hasChangesets()) run("changeset", "version");
run("turbo", "run", "release");
// The bundles have the new version by now. What they changed, and they themselves, are part of the release commit.
run("pnpm", "changeset:record");
if (changes() !== "") {
  // Changelogs of a first release are new files, which `git commit --all` would leave out.
  run("git", "add", "--all");
  run("git", "commit", "--message", "Version packages");
}
runOr(
  'The versions are committed. Run "npx -y pnpm release" again: it publishes what the registry lacks, nothing twice',
  "changeset",
  "publish",
);
// Changesets sets no tags when it is killed, nor later for versions that it finds on the registry.
run("changeset", "git-tag");

function hasChangesets(): boolean {
  return readdirSync(".changeset").some((name) => name.endsWith(".md") && name !== "README.md");
}
