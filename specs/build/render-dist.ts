import { readFileSync } from "node:fs";
import path from "node:path";
import { isMethod } from "@seamline/openapi/document";
import { EXTENSION_POINT_AREAS } from "../model/extension-point-areas.ts";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { toOpenapi30 } from "../openapi-3-0/to-openapi-3-0.ts";
import { LEDGER_FILE } from "../src/ledger/ledger.ts";
import { type BuiltDocument, bundleFolder } from "./built-document.ts";
import { documentPath, type SpecSource } from "./discover-documents.ts";
import type { GeneratorOverlay } from "./generator-overlays.ts";
import {
  type GeneratorOverlayEntry,
  type IndexEntry,
  renderIndexModule,
  renderIndexTypes,
  type SpecsIndex,
  type WorkflowEntry,
} from "./index-module.ts";
import { ledgerFile } from "./ledger/document-ledger.ts";
import { AS_SHOWN, PROFILES } from "./profiles.ts";
import { documentProvenance } from "./provenance/document-provenance.ts";
import { redoclyOverlay } from "./redocly-overlay.ts";
import { toJsonText, toYamlText } from "./render.ts";
import { standardOverlay } from "./source-overlays/standard-overlay.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { filesInArchive, fixtureArchives, zipOf } from "./workflows/fixture-archives.ts";
import { distNameOf, type Workflow, workflowFiles } from "./workflows/workflow.ts";

/** File name of a document's standard overlay. */
const OVERLAY = "openapi.overlay.yaml";

/** Folder for the source overlays in a service's folder. */
const SOURCES = "sources";

export interface Dist {
  readonly index: SpecsIndex;
  /** Content of each text file in `dist/`, keyed by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Content of each archive in `dist/`, keyed by path. */
  readonly archives: ReadonlyMap<string, Uint8Array>;
  /** Absolute paths of all authored files in the bundles. */
  readonly sources: ReadonlySet<string>;
}

/**
 * Renders all files in `dist/` in memory.
 *
 * @param workflows the services' workflows; none by default.
 * @param generatorOverlays the overlays that adapt documents to generators; none by default.
 * @throws {SpecProblemsError} if a document has no lossless 3.0 form.
 */
export function renderDist(
  documents: readonly BuiltDocument[],
  workflows: readonly Workflow[] = [],
  generatorOverlays: readonly GeneratorOverlay[] = [],
): Dist {
  const files = new Map<string, string>();
  const entries = documents.map((document) => addDocument(files, document));
  const sources = new Set(
    documents.flatMap(({ files: own, source }) => [...own, ...[ledgerFile(source) ?? []].flat()]),
  );
  const archives = new Map<string, Uint8Array>();
  for (const workflow of workflows) {
    copyWorkflow(files, sources, workflow);
    makeArchives(archives, sources, workflow);
  }
  const adapting = generatorOverlays.map((each) => copyGeneratorOverlay(files, sources, each, documents));
  const derived = documents.flatMap((document, at) => {
    const overlay = redoclyOverlay(document, at);
    if (overlay) add(files, overlay.entry.file, overlay.text);
    return overlay ? [overlay.entry] : [];
  });
  const index = {
    documents: entries,
    workflows: workflows.map(workflowEntry),
    generatorOverlays: [...adapting, ...derived],
  };
  files.set("index.js", renderIndexModule(index));
  files.set(
    "index.d.ts",
    renderIndexTypes(
      PROFILES.map((profile) => profile.name),
      EXTENSION_POINT_AREAS,
    ),
  );
  return { index, files, archives, sources };
}

/** Copies a workflow to the folder that its relative URLs require. */
function copyWorkflow(files: Map<string, string>, sources: Set<string>, workflow: Workflow): void {
  for (const file of workflowFiles(workflow)) {
    sources.add(file);
    add(files, distNameOf(workflow, path.basename(file)), readFileSync(file, "utf8"));
  }
}

/** Builds the archives that a workflow uploads. They are authored as folders. */
function makeArchives(archives: Map<string, Uint8Array>, sources: Set<string>, workflow: Workflow): void {
  for (const archive of fixtureArchives(workflow)) {
    for (const file of filesInArchive(archive)) sources.add(file);
    archives.set(distNameOf(workflow, archive.name), zipOf(archive));
  }
}

function workflowEntry(workflow: Workflow): WorkflowEntry {
  const { title, summary } = workflow.content.info;
  const file = distNameOf(workflow, path.basename(workflow.yaml.file));
  return { service: workflow.service, title, summary, file };
}

function addDocument(files: Map<string, string>, document: BuiltDocument): IndexEntry {
  const { source, profile, openapi } = document;
  const folder = bundleFolder(document);
  const openapi30 = convert(document);
  const bundles = {
    json: add(files, `${folder}/openapi.json`, toJsonText(openapi)),
    yaml: add(files, `${folder}/openapi.yaml`, toYamlText(openapi)),
    json30: add(files, `${folder}/openapi-3.0.json`, toJsonText(openapi30)),
    yaml30: add(files, `${folder}/openapi-3.0.yaml`, toYamlText(openapi30)),
  };
  const { service, version } = source;
  return {
    service,
    version,
    profile: profile.name,
    ...summariseDocument(openapi),
    files: bundles,
    overlays: addStandardOverlay(files, document),
    sources: copySources(files, document),
    verified: copyLedger(files, source),
    provenance: add(files, `${folder}/provenance.json`, `${JSON.stringify(documentProvenance(document))}\n`),
  };
}

/** Renders all of a document's overlays as one standard overlay next to its bundle. */
function addStandardOverlay(files: Map<string, string>, document: BuiltDocument): string[] {
  const { source, profile, openapi, standardOverlays } = document;
  if (standardOverlays.length === 0) return [];
  const folder = bundleFolder(document);
  const shown = `${bundleFolder({ source, profile: AS_SHOWN })}/openapi.yaml`;
  const { title, version } = openapi.info as Record<"title" | "version", string>;
  const overlay = standardOverlay(
    { title: `${title}: ${profile.name} profile`, version },
    path.posix.relative(folder, shown),
    standardOverlays,
  );
  return [add(files, `${folder}/${OVERLAY}`, toYamlText(overlay))];
}

/** Copies the source overlays, because provenance refers to them. */
function copySources(files: Map<string, string>, { source, overlays }: BuiltDocument): string[] {
  return overlays.map(({ file }) => {
    const name = path.relative(source.serviceFolder, file).replaceAll(path.sep, "/");
    return add(files, `${source.service}/${SOURCES}/${name}`, readFileSync(file, "utf8"));
  });
}

/** Copies the ledger next to the as-shown document's bundle. All profiles of a document share the ledger. */
function copyLedger(files: Map<string, string>, source: SpecSource): string | undefined {
  const file = ledgerFile(source);
  return file && add(files, `${documentPath(source)}/${LEDGER_FILE}`, readFileSync(file, "utf8"));
}

/** Copies a generator overlay, and lists its documents by index. */
function copyGeneratorOverlay(
  files: Map<string, string>,
  sources: Set<string>,
  { name, service, overlay, documents: fitting }: GeneratorOverlay,
  documents: readonly BuiltDocument[],
): GeneratorOverlayEntry {
  const { file, title, description } = overlay;
  sources.add(file);
  const serviceFolder =
    documents.find(({ source }) => source.service === service)?.source.serviceFolder ?? "";
  const copied = path.relative(path.dirname(serviceFolder), file).replaceAll(path.sep, "/");
  add(files, copied, readFileSync(file, "utf8"));
  return {
    name,
    service,
    title,
    description,
    file: copied,
    documents: fitting.map((each) => documents.indexOf(each)),
  };
}

function add(files: Map<string, string>, name: string, text: string): string {
  files.set(name, text);
  return name;
}

function convert({ openapi, placeOf }: BuiltDocument): JsonObject {
  const conversion = toOpenapi30(openapi);
  if (conversion.problems.length > 0) {
    throw new SpecProblemsError(
      conversion.problems.map(({ pointer, message }) => ({ ...placeOf(pointer.slice(1)), message })),
    );
  }
  return conversion.openapi;
}

function summariseDocument(openapi: JsonObject): {
  title: string;
  operations: number;
  extensionPoints: Record<string, number>;
} {
  const title = isJsonObject(openapi.info) ? String(openapi.info.title) : "";
  return { title, operations: countOperations(openapi), extensionPoints: countExtensionPoints(openapi) };
}

function countOperations(openapi: JsonObject): number {
  const items = isJsonObject(openapi.paths) ? Object.values(openapi.paths) : [];
  return items.flatMap((item) => Object.keys(item ?? {}).filter((key) => isMethod(key))).length;
}

/** Returns the number of points by area, in area order. Omits areas without points. */
function countExtensionPoints(openapi: JsonObject): Record<string, number> {
  const points = openapi["x-extension-points"];
  const areas = isJsonObject(points)
    ? Object.values(points).map((point) => (isJsonObject(point) ? point.area : undefined))
    : [];
  const counts = EXTENSION_POINT_AREAS.map(
    (area) => [area, areas.filter((each) => each === area).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
