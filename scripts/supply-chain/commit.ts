import { runCommand } from "../release/run-command.ts";
import type { BillOrigin } from "./bill-of-materials.ts";

/**
 * Reads the commit of a clean work tree, and the commit's time. `SOURCE_DATE_EPOCH` overrides the time, as in other
 * tools for reproducible builds.
 *
 * @throws Error if there are changes, or `SOURCE_DATE_EPOCH` is not a number of seconds
 */
export async function commitOf(
  workspace: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BillOrigin> {
  const git = (...args: string[]): Promise<string> => runCommand("git", args, { cwd: workspace });
  if ((await git("status", "--porcelain")) !== "")
    throw new Error(
      "The work tree has changes, so its contents do not match a commit. Commit or stash the changes first.",
    );
  const [commit = "", committed = ""] = (await git("log", "-1", "--format=%H %ct")).trim().split(" ");
  const stated = env.SOURCE_DATE_EPOCH ?? committed;
  if (!/^\d{1,11}$/.test(stated))
    throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, but got ${JSON.stringify(stated)}.`);
  return { commit, time: Number(stated) };
}
