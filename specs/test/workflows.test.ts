import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { BuiltDocument } from "../build/built-document.ts";
import { bundleService } from "../build/bundle-service.ts";
import { serviceFolders } from "../build/service-folders.mjs";
import { formatProblem, type SpecProblem } from "../build/spec-problem.ts";
import { lintWorkflows } from "../build/workflows/lint-workflows.ts";
import { findWorkflows } from "../build/workflows/workflow.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";
import { currentDocuments } from "./workspace/current-documents.ts";
import { type WorkflowMistake, workflowMistakes } from "./workspace/workflow-mistakes.ts";

let specs: CopyOfSpecs;
let documents: readonly BuiltDocument[];

beforeAll(() => {
  specs = new CopyOfSpecs();
  documents = currentDocuments();
});

afterAll(() => specs[Symbol.dispose]());

describe("lint", () => {
  let reported: string[];

  beforeAll(() => {
    reported = linesForMistakes();
  });

  test("finds no problems in the current workflows", () => {
    expect(findWorkflows(serviceFolders(specs.folder)).length).toBeGreaterThan(0);
    expect(lint()).toEqual([]);
  });

  test.each(workflowMistakes)("reports $what", (mistake) => {
    const { file, says } = mistake;
    expect(mistaken(mistake)).not.toBe(specs.read(file));
    const lines = reported.filter((line) => line.startsWith(`${copyOf(mistake)}:`));
    expect(lines.join("\n")).toMatch(says);
  });

  test("reports mistakes in workflows only in the files that contain them", () => {
    const copies = workflowMistakes.map((mistake) => `${copyOf(mistake)}:`);
    expect(reported.filter((line) => !copies.some((copy) => line.startsWith(copy)))).toEqual([]);
  });

  test("the lint command checks workflows", async () => {
    // Use the smallest service, because the command also lints every document.
    const mistake = workflowMistakes.find((each) => each.file.startsWith("edge/"));
    const { file = "", before = "", after = "", says } = mistake ?? {};
    using copy = new CopyOfSpecs(file.split("/")[0] ?? "");
    copy.write(file, copy.read(file).replace(before, after));
    expect(await copy.problemsOf("lint")).toEqual([expect.stringMatching(says ?? "")]);
  });
});

describe("bundle", () => {
  beforeAll(async () => expect(await specs.problemsOf("bundle")).toEqual([]));

  test("copies workflows and their files to a folder in which their URLs resolve to bundles", async () => {
    const { workflows, documents: bundled } = await specs.index();
    const authored = findWorkflows(serviceFolders(specs.folder)).map(({ yaml }) =>
      path.relative(specs.folder, yaml.file),
    );
    expect(workflows.map(({ file }) => nameOf(file))).toEqual(authored);
    const services = ["edge", "functions", "retention"];
    const parts = services
      .flatMap((service) => [...specs.snapshot(`${service}/workflows`)])
      .filter(([name]) => !name.includes("/fixtures/"));
    for (const [name, text] of parts) expect(specs.read(`dist/${name}`), name).toBe(text);
    const bundles = bundled.map(({ files }) => files.yaml.href);
    for (const { file } of workflows) expect(bundles).toContain(new URL(firstSource(file), file).href);
  });

  test("builds a reproducible archive of each fixture folder in every time zone", async () => {
    const archives = archivesIn(specs);
    expect(Object.keys(archives)).toEqual(["greet-by-body", "greet-by-query", "sound-code", "syntax-error"]);
    for (const [name, bytes] of Object.entries(archives)) {
      const unzipped = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]);
      const authored = [...specs.snapshot(`functions/workflows/fixtures/${name}`)];
      expect(unzipped).toEqual(authored.map(([file, text]) => [path.basename(file), text]));
    }
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(new Date(2026, 0).getTimezoneOffset()).toBe(14 * -60);
    await bundleService(path.join(specs.folder, "functions"));
    expect(archivesIn(specs)).toEqual(archives);
  });

  test("reports files that do not belong to a workflow", async () => {
    const workflow = specs.read("edge/workflows/zone-with-records.arazzo.yaml");
    const lost = {
      "edge/workflows/old/zone.arazzo.yaml":
        /A workflow must be directly in its service's `workflows` folder/,
      "edge/workflows/other.openapi.yaml": /No document refers to this file/,
      "edge/workflows/zones.yaml": /No document refers to this file/,
      "edge/zone.arazzo.yaml": /A workflow must be directly in its service's `workflows` folder/,
      "edge/workflows/fixtures/greet/index.js": /No workflow uploads an archive with this file/,
    };
    specs.makeFolder("edge/workflows/old");
    specs.makeFolder("edge/workflows/fixtures/greet");
    for (const file of Object.keys(lost)) specs.write(file, workflow);
    const lines = await specs.problemsOf("bundle");
    for (const file of Object.keys(lost)) specs.remove(file);
    expect(lines).toEqual(
      Object.entries(lost).map(([file, says]) => expect.stringMatching(`^${file}: ${says.source}`)),
    );
  });
});

/** Lints all services' workflows. */
function lint(): SpecProblem[] {
  return lintWorkflows(findWorkflows(serviceFolders(specs.folder)), documents, specs.folder);
}

/**
 * Lints a copy of a workflow for each mistake, all in one run. Problems that Redocly finds hide the others, so the
 * copies without such problems are linted again.
 */
function linesForMistakes(): string[] {
  for (const mistake of workflowMistakes) specs.write(copyOf(mistake), mistaken(mistake));
  const first = lint().map((problem) => formatProblem(problem, specs.folder));
  const [known, others] = partition(workflowMistakes.map(copyOf), (copy) =>
    first.some((line) => line.startsWith(`${copy}:`)),
  );
  for (const copy of known) specs.remove(copy);
  const second = lint().map((problem) => formatProblem(problem, specs.folder));
  for (const copy of others) specs.remove(copy);
  return [...first, ...second];
}

/** Returns the name of the workflow's copy that contains a mistake. */
function copyOf(mistake: WorkflowMistake): string {
  return mistake.file.replace(".arazzo.yaml", `-${workflowMistakes.indexOf(mistake)}.arazzo.yaml`);
}

function mistaken({ file, before, after }: WorkflowMistake): string {
  return specs.read(file).replace(before, () => after);
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Returns the bytes of each archive in the functions bundles, by its name without the extension. */
function archivesIn({ folder }: CopyOfSpecs): Readonly<Record<string, Uint8Array>> {
  const archives = path.join(folder, "functions/dist/functions/workflows/fixtures");
  return Object.fromEntries(
    readdirSync(archives)
      .sort()
      .map((name) => [path.basename(name, ".zip"), new Uint8Array(readFileSync(path.join(archives, name)))]),
  );
}

/** Returns the path of a built file, relative to `dist/`. */
function nameOf(file: URL): string {
  return file.pathname.split("/dist/")[1] ?? "";
}

/** Returns the relative URL of a workflow's first source description. */
function firstSource(file: URL): string {
  return /^ {4}url: (.+)$/m.exec(specs.read(`dist/${nameOf(file)}`))?.[1] ?? "";
}
