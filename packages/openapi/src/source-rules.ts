import ignore from "ignore";

/** Name of the file in a folder of source code that lists more files to leave out. */
export const IGNORE_FILE = ".functionignore";

/** Files that are not source: packages, version control, caches, secrets, and temporary files of editors. */
const DEFAULT_PATTERNS: readonly string[] = [
  "node_modules/",
  ".git",
  ".hg/",
  ".svn/",
  ".venv/",
  "venv/",
  "__pycache__/",
  ".mypy_cache/",
  ".pytest_cache/",
  ".idea/",
  ".vscode/",
  ".env",
  ".env.*",
  ".envrc",
  ".netrc",
  ".npmrc",
  ".DS_Store",
  "*~",
  ".*.sw?",
  ".#*",
  "\\#*#",
];

/** Returns whether to leave out a path. The path of a folder ends with a slash. */
export type IsIgnored = (path: string) => boolean;

/**
 * Returns the rules for a folder of source code. Later patterns win.
 *
 * @param patterns patterns in the syntax of `.gitignore`, or the text of a file with patterns. They apply after the
 * default patterns
 */
export function sourceRules(...patterns: readonly (string | readonly string[])[]): IsIgnored {
  const rules = ignore({ ignorecase: false }).add([...DEFAULT_PATTERNS]);
  for (const each of patterns) rules.add(typeof each === "string" ? each : [...each]);
  return (path) => rules.ignores(path);
}
