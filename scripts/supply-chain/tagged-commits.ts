import { runCommand } from "../release/run-command.ts";

/** The possible source commits of a version. */
export interface TaggedCommits {
  /** Commit of the version's tag. */
  readonly tagged: string;
  /** The tagged commit, and its parent if the tagged commit only set versions. */
  readonly allowed: readonly string[];
}

/**
 * The files that a release changes before it commits: versions, changelogs, changesets, and records of released files.
 */
const OF_VERSIONS =
  /(^|\/)(package\.json|CHANGELOG\.md)$|^\.changeset\/|^(packages\/contract-diff\/released|scripts\/released-api)\//;

/**
 * Finds the allowed commits of a version. The release workflow states its start commit. It then sets the versions,
 * commits them, and tags that commit.
 *
 * @throws Error if the tag does not exist
 */
export async function taggedCommits(
  workspace: string,
  name: string,
  version: string,
): Promise<TaggedCommits> {
  const git = (...args: string[]): Promise<string> => runCommand("git", args, { cwd: workspace });
  const tag = `${name}@${version}`;
  const tagged = await git("rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`).catch(() => {
    throw new Error(`this clone has no tag ${tag}. Run "git fetch --tags".`);
  });
  const commit = tagged.trim();
  const parents = (await git("log", "-1", "--format=%P", commit)).trim().split(" ");
  const [parent = ""] = parents;
  if (parent === "" || parents.length > 1) return { tagged: commit, allowed: [commit] };
  const changed = (await git("diff", "--name-only", parent, commit)).trim().split("\n");
  const isOfVersions = changed.every((file) => OF_VERSIONS.test(file));
  return { tagged: commit, allowed: isOfVersions ? [commit, parent] : [commit] };
}
