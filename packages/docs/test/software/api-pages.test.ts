import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../src/repository/repository-root.ts";
import { type PublicEntry, publicEntries } from "../../src/software/public-entries.ts";
import { TOPICS } from "../../src/software/topics.ts";
import { readSiteFile } from "../built/site-files.ts";

const markdownOf = (url: string): string => readSiteFile(`${url.slice(1, -1)}.md`);

test.each(publicEntries())("the page of $specifier lists every export of its API report", (entry) => {
  const report = reportOf(entry);
  const page = markdownOf(entry.url);
  const names = [
    ...report.matchAll(/^export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/gm),
  ];
  const missing = names.filter(([, name = ""]) => !page.includes(name));
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test("an interface on a topic page lists its members with their descriptions and defaults", () => {
  const options = markdownOf("/clients/options/");
  expect(options).toContain("`concurrency?: number`");
  expect(options).toMatch(/`baseUrl: string`, required:\*\* Absolute URL/);
  expect(options).toContain("**`timeoutMs?: number`, default: 30 000:** Maximum duration");
  expect(markdownOf("/emulator/faults/")).toContain("`latencyMs?: number`");
});

test("the index of a section lists its topic pages", () => {
  const unlisted = TOPICS.filter(({ url }) => {
    const [, section = "", name = ""] = url.split("/");
    return !readSiteFile(`${section}/llms.txt`).includes(`](${name}.md)`);
  });
  expect(unlisted).toEqual([]);
});

test("the control routes page lists the routes of the emulator and of its services", () => {
  const page = markdownOf("/emulator/control-routes/");
  expect(page).toContain("`POST /__emulator/reset`");
  expect(page).toContain("`GET /__emulator/functions/logs`");
});

test("the seeds page lists nested members with their types", () => {
  expect(markdownOf("/emulator/seed/")).toMatch(/`retention\.messages\[\]\.account`/);
});

/** Returns the API report of an entry, or an empty string if the entry has none. */
function reportOf({ package: name, specifier, file }: PublicEntry): string {
  const folder = join(repositoryRoot, "packages", name.replace("@seamline/", ""));
  const entry = specifier.slice(name.length + 1) || "index";
  const path = join(existsSync(folder) ? folder : dirname(file), "api", `${entry}.api.md`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
