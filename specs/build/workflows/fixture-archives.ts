import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import type { SpecProblem } from "../spec-problem.ts";
import { filesBelow } from "../yaml-file.ts";
import { type ArazzoStep, problemAt, type Workflow, type WorkflowPath } from "./workflow.ts";

/**
 * Matches `$file("fixtures/greet.zip")`. Redocly's runner replaces the expression with the file. The path is relative
 * to the workflow.
 */
const FILE = /^\$file\(["'](.*)["']\)$/;

/** Archives must be in this folder, so that they cannot replace another file in `dist/`. */
const ARCHIVE = /^fixtures\/[\w-]+\.zip$/;

/** The runner only reads the file if the body has this type. It sends the type in the step's `content-type` header. */
const SENT_AS_FILE = "application/octet-stream";

/** A ZIP archive that a workflow uploads. It is authored as a folder, and only `dist/` contains the archive. */
export interface FixtureArchive {
  /** Path relative to the workflow, with forward slashes, such as `fixtures/greet.zip`. */
  readonly name: string;
  /** Absolute path of the folder with the archive's files, such as `…/workflows/fixtures/greet`. */
  readonly folder: string;
}

/** Returns whether a string refers to a file that the runner sends. */
export function isFileReference(text: string): boolean {
  return FILE.test(text);
}

/** Returns the archives that a workflow uploads. Skips archives without a folder, which lint reports. */
export function fixtureArchives(workflow: Workflow): FixtureArchive[] {
  const names = (workflow.content.workflows ?? []).flatMap(({ steps = [] }) => steps.flatMap(uploadOf));
  return [...new Set(names)]
    .filter((name) => ARCHIVE.test(name))
    .map((name) => ({ name, folder: folderOf(workflow, name) }))
    .filter(({ folder }) => existsSync(folder));
}

/** Returns the absolute paths of the files in an archive, sorted. */
export function filesInArchive({ folder }: FixtureArchive): string[] {
  return filesBelow(folder);
}

/** Returns the bytes of an archive. The bytes depend only on the archive's files. */
export function zipOf(archive: FixtureArchive): Uint8Array {
  // A constant local time makes builds reproducible. This is the earliest time that a ZIP archive can contain.
  const mtime = new Date(1980, 0, 1);
  const entries: Zippable = {};
  for (const file of filesInArchive(archive)) {
    const name = path.relative(archive.folder, file).replaceAll(path.sep, "/");
    entries[name] = [readFileSync(file), { mtime }];
  }
  return zipSync(entries);
}

/** Reports uploads of archives that have no folder, and uploads that the runner would send as plain text. */
export function checkFixtureArchives(workflow: Workflow): SpecProblem[] {
  return (workflow.content.workflows ?? []).flatMap(({ steps = [] }, index) =>
    steps.flatMap((step, number) => {
      const place = ["workflows", index, "steps", number, "requestBody"];
      return uploadOf(step).flatMap((name) => uploadProblems(workflow, step, { name, place }));
    }),
  );
}

function uploadProblems(
  workflow: Workflow,
  { requestBody }: ArazzoStep,
  { name, place }: { readonly name: string; readonly place: WorkflowPath },
): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const report = (part: string, message: string) =>
    problems.push(problemAt(workflow, [...place, part], message));
  if (requestBody?.contentType !== SENT_AS_FILE)
    report(
      "contentType",
      `Redocly's runner sends a file only if the content type of the body is ${SENT_AS_FILE}: set contentType of the step's requestBody.`,
    );
  if (!ARCHIVE.test(name) || !existsSync(folderOf(workflow, name)))
    report(
      "payload",
      `The fixture folder for the archive ${name} is missing next to this workflow: create the folder.`,
    );
  return problems;
}

function uploadOf({ requestBody }: ArazzoStep): string[] {
  const [, name] = typeof requestBody?.payload === "string" ? (FILE.exec(requestBody.payload) ?? []) : [];
  return name === undefined ? [] : [name];
}

function folderOf({ yaml }: Workflow, name: string): string {
  return path.join(path.dirname(yaml.file), name.replace(/\.zip$/, ""));
}
