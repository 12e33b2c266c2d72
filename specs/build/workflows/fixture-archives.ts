import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import type { SpecProblem } from "../spec-problem.ts";
import { filesBelow } from "../yaml-file.ts";
import { type ArazzoStep, problemAt, type Workflow, type WorkflowPath } from "./workflow.ts";

/** `$file("fixtures/greet.zip")`: Redocly's runner sends that file, whose path is relative to the workflow. */
const FILE = /^\$file\(["'](.*)["']\)$/;

/** Archives lie in one folder, so that none replaces another file of `dist/`. */
const ARCHIVE = /^fixtures\/[\w-]+\.zip$/;

/** The runner reads the file only where the body has this type; the step's header `content-type` is what it sends. */
const SENT_AS_FILE = "application/octet-stream";

/** The same bytes from every build: ZIP archives hold local times, and this is the first that they can hold. */
const MODIFIED = new Date(1980, 0, 1);

/** A ZIP archive that a workflow uploads. It is authored as a folder and exists as an archive in `dist/` alone. */
export interface FixtureArchive {
  /** Path relative to the workflow, with forward slashes: `fixtures/greet.zip`. */
  readonly name: string;
  /** Absolute path of the folder whose files it holds: `…/workflows/fixtures/greet`. */
  readonly folder: string;
}

/** Whether a text names a file that the runner sends. */
export function isFileReference(text: string): boolean {
  return FILE.test(text);
}

/** The archives that a workflow uploads. Those that no folder makes are left out: lint reports them. */
export function fixtureArchives(workflow: Workflow): FixtureArchive[] {
  const names = (workflow.content.workflows ?? []).flatMap(({ steps = [] }) => steps.flatMap(uploadOf));
  return [...new Set(names)]
    .filter((name) => ARCHIVE.test(name))
    .map((name) => ({ name, folder: folderOf(workflow, name) }))
    .filter(({ folder }) => existsSync(folder));
}

/** Absolute paths of the files in an archive, sorted. */
export function filesInArchive({ folder }: FixtureArchive): string[] {
  return filesBelow(folder);
}

/** The bytes of an archive, which depend on its files alone. */
export function zipOf(archive: FixtureArchive): Uint8Array {
  const entries: Zippable = {};
  for (const file of filesInArchive(archive)) {
    const name = path.relative(archive.folder, file).replaceAll(path.sep, "/");
    entries[name] = [readFileSync(file), { mtime: MODIFIED }];
  }
  return zipSync(entries);
}

/** Uploads of archives that no folder makes, or that the runner would send as the text of the reference. */
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
      `Redocly's runner sends a file only where the type of the body is ${SENT_AS_FILE}.`,
    );
  if (!ARCHIVE.test(name) || !existsSync(folderOf(workflow, name)))
    report("payload", `No folder of fixtures beside this workflow makes ${name}.`);
  return problems;
}

/** The file that a step uploads: none, or one. */
function uploadOf({ requestBody }: ArazzoStep): string[] {
  const [, name] = typeof requestBody?.payload === "string" ? (FILE.exec(requestBody.payload) ?? []) : [];
  return name === undefined ? [] : [name];
}

function folderOf({ yaml }: Workflow, name: string): string {
  return path.join(path.dirname(yaml.file), name.replace(/\.zip$/, ""));
}
