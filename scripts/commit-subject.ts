/**
 * Checks that commit subjects are short imperative sentences.
 *
 * pnpm commit-subject                        checks the subject of HEAD
 * pnpm commit-subject --since origin/main    checks all commits since a revision
 * pnpm commit-subject FILE                   checks the message in a file, as the commit-msg hook does
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { runCommand } from "./release/run-command.ts";

const MAX_LENGTH = 72;

/** Verbs whose base form looks like "Added", "Adding" or "Adds". */
const IMPERATIVES = /^(?:embed|shed|bring|ping|ring|string|bias|canvas|alias)$/i;

/** Commits that `git rebase --autosquash` merges into other commits. */
const AUTOSQUASH = /^(?:amend|fixup|squash)! /;

/** Returns the problems with a commit subject, each with its fix. */
export function subjectProblems(subject: string): string[] {
  const problems: string[] = [];
  const [first = ""] = subject.match(/^[\w-]+/) ?? [];
  if (subject.length > MAX_LENGTH)
    problems.push(
      `has ${subject.length} characters: shorten it to ${MAX_LENGTH} and move details to the body`,
    );
  if (/\.$/.test(subject)) problems.push("ends in a period: remove it");
  if (!/^[A-Z]/.test(subject)) problems.push("must start with an upper-case letter");
  if (!isImperative(first)) problems.push(`starts with "${first}": use the imperative, such as "Add"`);
  return problems;
}

function isImperative(word: string): boolean {
  return IMPERATIVES.test(word) || !/(?:[^e]ed|ing|[^su]s)$/.test(word);
}

/** Returns the subjects of the commits to check. Skips merges, whose subjects are written by Git. */
async function readSubjects(file: string | undefined, since: string | undefined): Promise<string[]> {
  if (file !== undefined) {
    const [subject = ""] = (await readFile(file, "utf8")).split("\n");
    return AUTOSQUASH.test(subject) ? [] : [subject];
  }
  const range = since === undefined ? ["-1", "HEAD"] : [`${since}..HEAD`];
  const log = await runCommand("git", ["log", "--no-merges", "--format=%s", ...range], { cwd: "." });
  return log.split("\n").filter((line) => line !== "");
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { since: { type: "string" } },
  });
  for (const subject of await readSubjects(positionals[0], values.since)) {
    for (const problem of subjectProblems(subject)) {
      console.error(`The commit subject "${subject}" ${problem}.`);
      process.exitCode = 1;
    }
  }
}
