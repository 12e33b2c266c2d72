import { spawnSync } from "node:child_process";
import { join } from "node:path";

const OPTIONS = [
  "--write",
  "--linter-enabled=false",
  "--no-errors-on-unmatched",
  "--files-ignore-unknown=true",
];

/**
 * Formats files in the repository's style, since name lengths affect line breaks and import order. Applies no lint
 * rules, because Biome would read every file in the repository to detect import cycles.
 *
 * @param root absolute path of the repository
 * @throws Error if the formatter fails
 */
export function formatFiles(root: string, paths: readonly string[]): void {
  const args = ["check", ...OPTIONS, ...paths];
  const { status, stdout, stderr, error } = spawnSync(join(root, "node_modules/.bin/biome"), args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(`The files were written, but could not be formatted: ${error ?? `${stdout}${stderr}`}`);
}
