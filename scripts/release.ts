/**
 * Releases what the changesets describe, provided that the root's package.json says where the project lives and that
 * the changesets are great enough for what changed in the contracts: sets versions and changelogs, builds and tests
 * everything, records the contracts, commits, and publishes the versions that the registry lacks.
 * The caller pushes the commit and its tags.
 *
 * A run that failed while publishing can be repeated: published versions are skipped.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { placeholders, readProjectLinks, strayManifests } from "./release/project-links.ts";

await assertLinks();
if (changes() !== "")
  stop(
    "The work tree has changes. Commit or stash them first: the release commit contains only the versions.",
  );
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
run("changeset", "publish");

/** Published versions state for ever where they come from, and npm checks their provenance against that. */
async function assertLinks(): Promise<void> {
  const workspace = process.cwd();
  const links = await readProjectLinks(workspace).catch((error: Error) => stop(error.message));
  const unset = placeholders(links);
  const howTo =
    'Set homepage, repository.url and bugs.url in the package.json of the root, run "npx -y pnpm links" and commit.';
  if (unset.length > 0) stop(`package.json still contains placeholders: ${unset.join(", ")}. ${howTo}`);
  const stray = await strayManifests(workspace);
  if (stray.length > 0)
    stop(`The package.json of ${stray.join(", ")} has other links than that of the root. ${howTo}`);
}

function hasChangesets(): boolean {
  return readdirSync(".changeset").some((name) => name.endsWith(".md") && name !== "README.md");
}

function changes(): string {
  return execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
}

function run(command: string, ...args: string[]): void {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  try {
    execFileSync(command, args, { stdio: "inherit" });
  } catch (error) {
    putVersionsBack();
    stop((error as Error).message);
  }
}

/**
 * Restores versions and changelogs that were not released: the tree was clean at the start, so it has no other changes.
 */
function putVersionsBack(): void {
  if (changes() === "") return;
  execFileSync("git", ["reset", "--quiet", "--hard"]);
  execFileSync("git", ["clean", "--quiet", "--force", "-d"]);
  console.error("\nVersions and changelogs were restored.");
}

function stop(message: string): never {
  console.error(`\nStopped: ${message}`);
  return process.exit(1);
}
