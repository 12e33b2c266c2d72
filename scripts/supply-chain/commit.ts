import { runCommand } from "../release/run-command.ts";
import type { BillOrigin } from "./bill-of-materials.ts";

/**
 * Reads which commit a clean work tree is of, and when it was made; `SOURCE_DATE_EPOCH` states another time, as in other
 * tools that build reproducibly.
 *
 * @throws Error when there are changes, or `SOURCE_DATE_EPOCH` is no number of seconds
 */
export async function commitOf(
  workspace: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<BillOrigin> {
  const git = (...args: string[]): Promise<string> => runCommand("git", args, { cwd: workspace });
  if ((await git("status", "--porcelain")) !== "")
    throw new Error(
      "The work tree has changes, so no commit names what is in it. Commit or stash them first.",
    );
  const [commit = "", committed = ""] = (await git("log", "-1", "--format=%H %ct")).trim().split(" ");
  const stated = env.SOURCE_DATE_EPOCH ?? committed;
  if (!/^\d{1,11}$/.test(stated))
    throw new Error(`SOURCE_DATE_EPOCH is ${JSON.stringify(stated)}, but must be seconds since 1970.`);
  return { commit, time: Number(stated) };
}
