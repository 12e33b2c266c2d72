import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../src/repository/repository-root.ts";
import { listedCommands } from "../../src/software/commands.ts";
import { readSiteFile } from "../built/site-files.ts";

/** The executables of all packages, read from the manifests. */
const executables = globSync("{packages/*,specs}/package.json", { cwd: repositoryRoot }).flatMap((file) => {
  const { bin = {} } = JSON.parse(readFileSync(join(repositoryRoot, file), "utf8")) as {
    bin?: Record<string, string>;
  };
  return Object.entries(bin).map(([name, path]) => ({
    name,
    path: join(repositoryRoot, dirname(file), path),
  }));
});

test("every executable has a page", () => {
  expect(
    listedCommands()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(executables.map(({ name }) => name).toSorted());
});

test.each(executables)("the page of $name and its --help list the same flags", ({ name, path }) => {
  const help = execFileSync(process.execPath, [path, "--help"], { encoding: "utf8" });
  const { url = "" } = listedCommands().find((each) => each.name === name) ?? {};
  expect(flagsIn(readSiteFile(`${url.slice(1, -1)}.md`))).toEqual(flagsIn(help));
});

test.each(executables)(
  "$name rejects unknown flags with the exit code that its page states",
  ({ name, path }) => {
    const { url = "" } = listedCommands().find((each) => each.name === name) ?? {};
    expect(() => execFileSync(process.execPath, [path, "--no-such-flag"], { stdio: "pipe" })).toThrow(
      expect.objectContaining({ status: 1 }),
    );
    expect(readSiteFile(`${url.slice(1, -1)}.md`)).toMatch(/^\| `1` +\| an invalid command line/m);
  },
);

/** Returns the names of all flags at the start of a line or a table row. */
function flagsIn(text: string): string[] {
  const found = [...text.matchAll(/^(?:\| `| {2})(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = ""]) => flag);
  return [...new Set(found)].toSorted();
}
