import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { STEPS, type Step } from "@seamline/contract-diff/change";
import { parse } from "yaml";

export interface Changeset {
  /** Path in the workspace: `.changeset/some-change.md`. */
  readonly file: string;
  readonly steps: ReadonlyMap<string, Step>;
}

/** The changesets in `.changeset`, and problems with its files. */
export interface PendingChangesets {
  readonly changesets: readonly Changeset[];
  /** One line for each problem with a file. */
  readonly problems: readonly string[];
}

/**
 * Reads the changesets of a workspace. Changesets' own command stops at the first unreadable file, and interprets a
 * changeset without packages as a statement that nothing is released.
 *
 * @param known names of the published packages
 */
export async function pendingChangesets(
  workspace: string,
  known: readonly string[],
): Promise<PendingChangesets> {
  const names = await readdir(join(workspace, ".changeset"));
  const files = names.filter((name) => name.endsWith(".md") && name !== "README.md").toSorted();
  const read = await Promise.all(
    files.map(async (name) => {
      const file = `.changeset/${name}`;
      return readChangeset(file, await readFile(join(workspace, file), "utf8"), known);
    }),
  );
  return {
    changesets: read.map(({ changeset }) => changeset),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readChangeset(
  file: string,
  text: string,
  known: readonly string[],
): { changeset: Changeset; problems: string[] } {
  const head = frontMatter(text);
  if (typeof head === "string")
    return { changeset: { file, steps: new Map() }, problems: [`${file}: ${head}`] };
  const entries = Object.entries(head);
  const problems = entries.flatMap(([name, step]) => {
    if (!known.includes(name)) return [`${file}: ${name} is not a published package. ${listOf(known)}`];
    return isStep(step)
      ? []
      : [`${file}: ${name} has the step ${JSON.stringify(step)}, but the step must be ${STEPS.join(", ")}.`];
  });
  if (entries.length === 0)
    problems.push(`${file}: names no package, so it would release nothing. ${listOf(known)}`);
  const valid = entries.filter((each): each is [string, Step] => known.includes(each[0]) && isStep(each[1]));
  return { changeset: { file, steps: new Map(valid) }, problems };
}

/** Returns the data between the dashes, or a message if it cannot be read. */
function frontMatter(text: string): Readonly<Record<string, unknown>> | string {
  const example = 'begin with a line "---", a line such as "@seamline/specs": minor, and a line "---"';
  const [, head] = /^---\r?\n(.*?)(?:\r?\n)?---\r?\n/s.exec(text.endsWith("\n") ? text : `${text}\n`) ?? [];
  if (head === undefined) return `names no package: ${example}.`;
  try {
    const value: unknown = parse(head) ?? {};
    return typeof value === "object" && !Array.isArray(value) && value !== null
      ? (value as Record<string, unknown>)
      : `has no list of packages: ${example}.`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message.split("\n")[0]}`;
  }
}

function isStep(step: unknown): step is Step {
  return STEPS.some((each) => each === step);
}

function listOf(known: readonly string[]): string {
  return `Published are ${known.join(", ")}.`;
}
