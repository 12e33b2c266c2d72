import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/**
 * Returns the first code block below a heading of a Markdown file in the repository. Tests run these blocks.
 *
 * @param file path relative to the repository root
 * @throws Error if the file has no such heading, or no code below it
 */
export function readmeCode(file: string, heading: string): string {
  const text = readFileSync(join(repositoryRoot, file), "utf8");
  const [, below = ""] = text.split(`\n## ${heading}\n`);
  const [, code] = /^```\w+\n(.*?)\n```$/ms.exec(below) ?? [];
  if (code === undefined) throw new Error(`${file} has no code below the heading "${heading}"`);
  return code;
}
