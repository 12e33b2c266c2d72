import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { readSiteFile } from "./site-files.ts";

/** Maximum number of bytes that an agent may have to read for a task. */
const LIMIT = 40_000;

/** Tasks for a reader of the Markdown: the files to read, starting at the index, and facts that they must state. */
const TASKS = [
  {
    task: "close a matter that has holds",
    path: [
      "llms.txt",
      "retention/llms.txt",
      "retention/v1/closeMatter.md",
      "retention/v1/listHolds.md",
      "retention/v1/deleteHold.md",
    ],
    facts: [
      "All its holds must be deleted first.",
      "retention.matters.close(",
      "retention.matters.holds.list(",
      "retention.matters.holds.delete(",
    ],
  },
  {
    task: "deploy a function from a folder and read its logs",
    path: ["llms.txt", "guides/function-logs.md"],
    facts: ["folderSource(", "deploySource(", "onOutput(", "/__emulator/functions/logs?function="],
  },
  {
    task: "list what is unknown about exports",
    path: ["llms.txt", "points.md"],
    facts: [
      "export.fields` **partly filled**",
      "calendarExportOptions.fields` **open**",
      "geminiExportOptions.fields` **open**",
      "groupsExportOptions.fields` **open**",
      "hangoutsChatExportOptions.fields` **open**",
      "voiceExportOptions.fields` **open**",
      "pageSize.bounds` **open**",
    ],
  },
];

describe.each(TASKS)("the Markdown for the task: $task", ({ path, facts }) => {
  test("every Markdown file for a task is linked from an earlier one", () => {
    const unlinked = path.filter((file, index) => {
      const before = path.slice(0, index);
      return index > 0 && !before.some((source) => targetsOf(source).includes(file));
    });
    expect(unlinked).toEqual([]);
  });

  test("the Markdown files for a task total at most 40 kB", () => {
    const bytes = path.map((file) => Buffer.byteLength(readSiteFile(file)));
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(LIMIT);
  });

  test("the Markdown files for a task contain every fact that it requires", () => {
    const text = path.map(readSiteFile).join("\n");
    expect(facts.filter((fact) => !plain(text).includes(plain(fact)))).toEqual([]);
  });
});

/** Returns the files that a file links to. */
function targetsOf(file: string): string[] {
  return [...readSiteFile(file).matchAll(/\]\(([^)\s#]+)/g)].map(([, address = ""]) =>
    posix.join(posix.dirname(file), address),
  );
}

/** Removes links from Markdown. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");
}
