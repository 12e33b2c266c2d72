import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** A decision record: a Markdown file in `adr`. */
export interface Decision {
  /** File name without extension, for example `0001-overlays-have-a-package`. */
  readonly id: string;
  /** The first heading of the file. */
  readonly title: string;
  readonly url: string;
}

const FOLDER = "packages/docs/adr";

let known: readonly Decision[] | undefined;

/**
 * Returns all decisions, sorted by number.
 *
 * @throws Error if a decision has no heading
 */
export function decisions(): readonly Decision[] {
  known ??= globSync(`${FOLDER}/[0-9]*.md`, { cwd: repositoryRoot }).toSorted().map(readDecision);
  return known;
}

/** Returns the path of a decision's file relative to the repository root. */
export function decisionFile(id: string): string {
  return `${FOLDER}/${id}.md`;
}

function readDecision(file: string): Decision {
  const id = basename(file, ".md");
  const title = /^# (.+)$/m.exec(readFileSync(join(repositoryRoot, file), "utf8"))?.[1];
  if (title === undefined) throw new Error(`the decision ${id} needs a heading`);
  return { id, title, url: `/adr/${id}/` };
}
