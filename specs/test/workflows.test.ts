import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import type { BuiltDocument } from "../build/built-document.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { serviceFolders } from "../build/service-folders.mjs";
import { formatProblem, type SpecProblem } from "../build/spec-problem.ts";
import { lintWorkflows } from "../build/workflows/lint-workflows.ts";
import { findWorkflows } from "../build/workflows/workflow.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";
import { workflowMistakes } from "./workspace/workflow-mistakes.ts";

let specs: CopyOfSpecs;
let documents: BuiltDocument[];

beforeAll(async () => {
  specs = new CopyOfSpecs();
  documents = buildDocuments(discoverDocuments(path.dirname(import.meta.dirname)));
});

afterAll(() => specs[Symbol.dispose]());

describe("lint", () => {
  test("finds no problems in the current workflows", () => {
    expect(findWorkflows(serviceFolders(specs.folder)).length).toBeGreaterThan(0);
    expect(lint()).toEqual([]);
  });

  test.each(workflowMistakes)("reports $what", ({ file, before, after, says }) => {
    const original = specs.read(file);
    specs.write(
      file,
      original.replace(before, () => after),
    );
    const lines = lint(file.split("/")[0]).map((problem) => formatProblem(problem, specs.folder));
    specs.write(file, original);
    expect(lines.join("\n")).toMatch(says);
    expect(lines.filter((line) => !line.startsWith(file))).toEqual([]);
  });

  test("the lint command checks workflows", () => {
    // Use the smallest service, because the command also lints every document.
    const mistake = workflowMistakes.find((each) => each.file.startsWith("edge/"));
    const { file = "", before = "", after = "", says } = mistake ?? {};
    using copy = new CopyOfSpecs(file.split("/")[0] ?? "");
    copy.write(file, copy.read(file).replace(before, after));
    const { status, lines } = copy.run("lint");
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(says ?? "")]);
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

  test("builds a reproducible archive of each fixture folder in every time zone", () => {
    const archives = archivesIn(specs);
    expect(Object.keys(archives)).toEqual(["greet-by-body", "greet-by-query", "sound-code", "syntax-error"]);
    for (const [name, bytes] of Object.entries(archives)) {
      const unzipped = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]);
      const authored = [...specs.snapshot(`functions/workflows/fixtures/${name}`)];
      expect(unzipped).toEqual(authored.map(([file, text]) => [path.basename(file), text]));
    }
    expect(specs.run("bundle", { TZ: "Pacific/Kiritimati" }, "functions").status).toBe(0);
    expect(archivesIn(specs)).toEqual(archives);
  });

  test("reports files that do not belong to a workflow", async () => {
    const workflow = specs.read("edge/workflows/zone-with-records.arazzo.yaml");
    const lost = {
      "edge/workflows/old/zone.arazzo.yaml":
        /A workflow must be directly in the folder `workflows` of its service/,
      "edge/workflows/other.openapi.yaml": /No document refers to this file/,
      "edge/workflows/zones.yaml": /No document refers to this file/,
      "edge/zone.arazzo.yaml": /A workflow must be directly in the folder `workflows` of its service/,
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

/** Lints the workflows of one service, or of all services. */
function lint(service?: string): SpecProblem[] {
  const folders = service === undefined ? serviceFolders(specs.folder) : [path.join(specs.folder, service)];
  return lintWorkflows(findWorkflows(folders), documents, specs.folder);
}

/** Returns the bytes of each archive in the bundles of functions, by its name without the extension. */
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
