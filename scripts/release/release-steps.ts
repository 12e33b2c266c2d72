import { execFileSync } from "node:child_process";
import { placeholders, readProjectLinks, strayManifests } from "./project-links.ts";

/**
 * Ends the process unless all links are set and are the same in every manifest. The links of a published version cannot
 * be changed, and npm compares them with the version's provenance.
 */
export async function requireLinks(workspace: string): Promise<void> {
  const links = await readProjectLinks(workspace).catch((error: Error) => stop(error.message));
  const unset = placeholders(links);
  const howTo =
    'Set homepage, repository.url and bugs.url in the package.json of the root, run "npx -y pnpm links" and commit.';
  if (unset.length > 0) stop(`package.json still contains placeholders: ${unset.join(", ")}. ${howTo}`);
  const stray = await strayManifests(workspace);
  if (stray.length > 0)
    stop(`The links in the package.json of ${stray.join(", ")} differ from the root's. ${howTo}`);
}

/**
 * Ends the process if the work tree has changes.
 *
 * @param reason why the work tree must be clean, as a clause
 */
export function requireCleanTree(reason: string): void {
  if (changes() !== "") stop(`The work tree has changes. Commit or stash them first: ${reason}.`);
}

/** Returns the differences from the commit, as listed by Git. */
export function changes(): string {
  return execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
}

/** Runs a command in this terminal. If it fails, restores the work tree and ends the process. */
export function run(command: string, ...args: string[]): void {
  runOr("", command, ...args);
}

/** Like `run`, but adds advice to the error message. */
export function runOr(advice: string, command: string, ...args: string[]): void {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  try {
    execFileSync(command, args, { stdio: "inherit" });
  } catch (error) {
    putVersionsBack();
    stop([(error as Error).message, advice].filter(Boolean).join(". "));
  }
}

/** Restores unreleased versions and changelogs. The tree was clean at the start, so it contains no other changes. */
export function putVersionsBack(): void {
  if (changes() === "") return;
  execFileSync("git", ["reset", "--quiet", "--hard"]);
  execFileSync("git", ["clean", "--quiet", "--force", "-d"]);
  console.error("\nVersions and changelogs were restored.");
}

export function stop(message: string): never {
  console.error(`\nStopped: ${message}`);
  return process.exit(1);
}
