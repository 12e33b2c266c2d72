import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

/** A decision record: a Markdown file in `adr`. */
export interface Decision {
  /** File name without extension, for example `0001-overlay-code-in-its-own-package`. */
  readonly id: string;
  /** The first heading of the file. */
  readonly title: string;
  readonly url: string;
  /** Position in the list, starting at 1. */
  readonly number: number;
  /** For example `Accepted`. */
  readonly status: string;
  /** For example `2026-11-20`. */
  readonly date: string;
  /** One line of Markdown from the list in `adr/README.md`. */
  readonly reason: string;
}

const FOLDER = "packages/docs/adr";

let known: readonly Decision[] | undefined;

/**
 * Returns all decisions. The oldest is first.
 *
 * @throws Error if a decision has no heading, no line with its status and date, or no reason in the list
 */
export function decisions(): readonly Decision[] {
  known ??= globSync(`${FOLDER}/[0-9]*.md`, { cwd: repositoryRoot }).toSorted().map(readDecision);
  return known;
}

/** Formats a date, for example as `26 November 2026`. */
export function dayOf(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

/** Returns the path of a decision's file relative to the repository root. */
export function decisionFile(id: string): string {
  return `${FOLDER}/${id}.md`;
}

function readDecision(file: string): Decision {
  const id = basename(file, ".md");
  const text = readFileSync(join(repositoryRoot, file), "utf8");
  const [, title, status, date] = /^# (.+)\n+(\w+) on (\d{4}-\d\d-\d\d)\./.exec(text) ?? [];
  if (title === undefined || status === undefined || date === undefined)
    throw new Error(`the decision ${id} needs a heading and a line such as "Accepted on 2026-11-20."`);
  return {
    id,
    title,
    url: `/adr/${id}/`,
    number: Number.parseInt(id, 10),
    status,
    date,
    reason: reasonOf(id),
  };
}

let list: string | undefined;

function reasonOf(id: string): string {
  list ??= readFileSync(join(repositoryRoot, FOLDER, "README.md"), "utf8");
  const entry = list.split(/\n- /).find((each) => each.includes(`](${id}.md): `));
  if (entry === undefined)
    throw new Error(`add the decision ${id} and its reason to the list in ${FOLDER}/README.md`);
  return entry
    .slice(entry.indexOf("): ") + 3)
    .replaceAll(/\s+/g, " ")
    .trim();
}
