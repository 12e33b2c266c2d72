import { spawnSync } from "node:child_process";
import { join } from "node:path";

const OPTIONS = [
  "--write",
  "--linter-enabled=false",
  "--no-errors-on-unmatched",
  "--files-ignore-unknown=true",
];

/**
 * Formats files as the repository does. How long names are decides where lines end and in which order imports stand. No
 * rule is applied: to look for circles of imports, Biome would read every file of the repository.
 *
 * @param root absolute path of the repository
 * @throws Error when the formatter fails
 */
export function formatFiles(root: string, paths: readonly string[]): void {
  const args = ["check", ...OPTIONS, ...paths];
  const { status, stdout, stderr, error } = spawnSync(join(root, "node_modules/.bin/biome"), args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(`The files are written, and not formatted: ${error ?? `${stdout}${stderr}`}`);
}
