/**
 * Releases what the changesets ask for: sets versions and changelogs, builds and tests everything, commits, and
 * publishes the versions that the registry lacks. Pushing the commit and its tags is left to the caller.
 *
 * A run that failed while publishing can be repeated: what is published is skipped.
 */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

if (changes() !== "") {
  console.error("The work tree has changes. Commit them first: the release commit holds the versions alone.");
  process.exit(1);
}
if (hasChangesets()) run("changeset", "version");
run("turbo", "run", "release");
if (changes() !== "") {
  // Changelogs of a first release are new files, which `git commit --all` would leave out.
  run("git", "add", "--all");
  run("git", "commit", "--message", "Version packages");
}
run("changeset", "publish");

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
    console.error(`\nStopped: ${(error as Error).message}`);
    process.exit(1);
  }
}
