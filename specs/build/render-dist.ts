import { readFileSync } from "node:fs";
import path from "node:path";
import { EXTENSION_POINT_AREAS } from "../rules/model/extension-point-areas.ts";
import type { JsonObject } from "../rules/model/json.ts";
import type { BuiltDocument } from "./built-document.ts";
import { documentPath } from "./discover-documents.ts";
import { type IndexEntry, renderIndexModule, renderIndexTypes } from "./index-module.ts";
import { toOpenapi30 } from "./openapi-3-0/to-openapi-3-0.ts";
import { PROFILES } from "./profiles.ts";
import { documentProvenance } from "./provenance/document-provenance.ts";
import { toJsonText, toYamlText } from "./render.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { summariseDocument } from "./summarise-document.ts";

export interface Dist {
  readonly entries: readonly IndexEntry[];
  /** Text of every file of `dist/`, by its path below it. */
  readonly files: ReadonlyMap<string, string>;
  /** Absolute paths of every authored file that went into a bundle. */
  readonly sources: ReadonlySet<string>;
}

/**
 * Everything that `dist/` holds, in memory.
 *
 * @throws {SpecProblemsError} when a document has no lossless 3.0 form.
 */
export function renderDist(documents: readonly BuiltDocument[]): Dist {
  const files = new Map<string, string>();
  const entries = documents.map((document) => addDocument(files, document));
  files.set("index.js", renderIndexModule(entries));
  files.set(
    "index.d.ts",
    renderIndexTypes(
      PROFILES.map((profile) => profile.name),
      EXTENSION_POINT_AREAS,
    ),
  );
  return { entries, files, sources: new Set(documents.flatMap((document) => [...document.files])) };
}

function addDocument(files: Map<string, string>, document: BuiltDocument): IndexEntry {
  const { source, profile, openapi } = document;
  const folder = [documentPath(source), profile.folder].filter(Boolean).join("/");
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
    overlays: copyOverlays(files, document),
    provenance: add(files, `${folder}/provenance.json`, `${JSON.stringify(documentProvenance(document))}\n`),
  };
}

/** Overlays keep the places that they have here, in which their `extends` leads to the document as shown. */
function copyOverlays(files: Map<string, string>, { source, overlays }: BuiltDocument): string[] {
  const specsFolder = path.dirname(source.serviceFolder);
  return overlays.map(({ file }) => {
    const name = path.relative(specsFolder, file).replaceAll(path.sep, "/");
    return add(files, name, readFileSync(file, "utf8"));
  });
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
