import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFrontMatter } from "./front-matter.ts";
import { repositoryRoot } from "./repository-root.ts";

/** Titles of the guide groups, in sidebar order. */
export const GUIDE_GROUPS = {
  call: "Call the services",
  test: "Test your program",
  contracts: "Fill gaps and add your own API",
  examples: "Example programs",
  contribute: "Contribute",
} as const;

/** One sentence about each group. */
export const GROUP_SUMMARIES: Readonly<Record<GuideGroup, string>> = {
  call: "From the first request to errors, pages, long-running operations and files.",
  test: "Run your tests against the emulator instead of a service.",
  contracts: "Add the facts that you know, or use the tools with your own contract.",
  examples: "Complete programs in the repository, explained step by step.",
  contribute: "How this repository works, and how to change it.",
};

export type GuideGroup = keyof typeof GUIDE_GROUPS;

export interface Guide {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly group: GuideGroup;
}

const FOLDER = "packages/docs/src/content/docs/guides";

let known: readonly Guide[] | undefined;

/**
 * Returns all guides, by group and then in sidebar order.
 *
 * @throws Error if a guide does not belong to any group
 */
export function guides(): readonly Guide[] {
  known ??= Object.keys(GUIDE_GROUPS).flatMap((group) =>
    readGuides().filter((guide) => guide.group === group),
  );
  return known;
}

/** Returns the path of a guide's file relative to the repository root. @param url for example `/guides/errors/` */
export function guideFile(url: string): string {
  return `${FOLDER}/${url.split("/").at(-2)}.md`;
}

function readGuides(): Guide[] {
  return globSync(`${FOLDER}/*.md`, { cwd: repositoryRoot })
    .map((file) => ({ file, data: readFrontMatter(readFileSync(join(repositoryRoot, file), "utf8")).data }))
    .toSorted((a, b) => orderOf(a.data) - orderOf(b.data))
    .map(({ file, data }) => ({
      title: String(data.title),
      description: String(data.description ?? ""),
      url: `/guides/${basename(file, ".md")}/`,
      group: groupOf(file, data.group),
    }));
}

function groupOf(file: string, group: unknown): GuideGroup {
  if (typeof group === "string" && Object.hasOwn(GUIDE_GROUPS, group)) return group as GuideGroup;
  const groups = Object.keys(GUIDE_GROUPS).join(", ");
  throw new Error(
    `${file} has the unknown group \`${group}\`: set "group" in its front matter to one of ${groups}`,
  );
}

function orderOf(data: Readonly<Record<string, unknown>>): number {
  const { order = Number.POSITIVE_INFINITY } = (data.sidebar ?? {}) as { order?: number };
  return order;
}
