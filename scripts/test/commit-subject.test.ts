import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { subjectProblems } from "../commit-subject.ts";
import { gitIn } from "./git-in.ts";

const script = fileURLToPath(new URL("../commit-subject.ts", import.meta.url));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-commit-subject-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function check(folder: string, ...args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr };
}

test.each([
  "Cache unchanged pages between docs builds",
  "Embed the licences of bundled packages",
  "Bring the examples up to date",
  "Process requests of a connection in order",
  "Focus the filter when the page opens",
  "Speed up the start of the emulator",
  'Revert "Add a flag for the port"',
  "A".repeat(72),
])("accepts the commit subject %j", (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

test.each([
  ["Added a flag", 'starts with "Added": use the imperative, such as "Add"'],
  ["Adds a flag", 'starts with "Adds": use the imperative, such as "Add"'],
  ["Adding a flag", 'starts with "Adding": use the imperative, such as "Add"'],
  ["Fixes: a flag", 'starts with "Fixes": use the imperative, such as "Add"'],
  ["Add a flag.", "ends in a period: remove it"],
  ["add a flag", "must start with an upper-case letter"],
  ["", "must start with an upper-case letter"],
  ["A".repeat(73), "has 73 characters: shorten it to 72 and move details to the body"],
])("rejects the commit subject %j", (subject, problem) => {
  expect(subjectProblems(subject)).toEqual([problem]);
});

test("checks only the subject of a message file, not the body", async () => {
  const file = join(await temporaryFolder(), "COMMIT_EDITMSG");
  await writeFile(file, "Add a flag\n\nthe body. It is not a subject.\n");
  expect(check(".", file)).toEqual({ status: 0, stderr: "" });
  await writeFile(file, "fixup! Added a flag\n");
  expect(check(".", file).status).toBe(0);
  await writeFile(file, "Added a flag\n\nAdd a flag\n");
  expect(check(".", file)).toEqual({
    status: 1,
    stderr: 'The commit subject "Added a flag" starts with "Added": use the imperative, such as "Add".\n',
  });
});

test("checks the commit subject at HEAD, or all commit subjects since a revision", async () => {
  const folder = await temporaryFolder();
  const git = gitIn(folder);
  await git("init", "--quiet");
  for (const subject of ["begin", "added a file", "Add a test"])
    await git("commit", "--quiet", "--allow-empty", "--message", subject);
  expect(check(folder)).toEqual({ status: 0, stderr: "" });
  expect(check(folder, "--since", "HEAD~1").status).toBe(0);
  const { status, stderr } = check(folder, "--since", "HEAD~2");
  expect(status).toBe(1);
  expect(stderr).toContain('"added a file" must start with an upper-case letter');
  expect(stderr).not.toContain('"begin"');
});
