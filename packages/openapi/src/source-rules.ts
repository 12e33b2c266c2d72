import ignore from "ignore";

/** Name of the ignore file in a source code folder. It lists more files to leave out. */
export const IGNORE_FILE = ".functionignore";

/** Files that are not source: packages, version control, caches, secrets, and editors' temporary files. */
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
 * Returns the rules for a source code folder. Later patterns win.
 *
 * @param patterns patterns in `.gitignore` syntax, or the contents of an ignore file. Applied after the default
 * patterns
 */
export function sourceRules(...patterns: readonly (string | readonly string[])[]): IsIgnored {
  const rules = ignore({ ignorecase: false }).add([...DEFAULT_PATTERNS]);
  for (const each of patterns) rules.add(typeof each === "string" ? each : [...each]);
  return (path) => rules.ignores(path);
}
