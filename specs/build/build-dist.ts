import { EXTENSION_POINT_AREAS } from "../rules/model/extension-point-areas.ts";
import type { JsonObject } from "../rules/model/json.ts";
import { bundleDocument } from "./bundle-document.ts";
import { documentPath, type SpecSource } from "./discover-documents.ts";
import { type IndexEntry, renderIndexModule, renderIndexTypes } from "./index-module.ts";
import { toOpenapi30 } from "./openapi-3-0/to-openapi-3-0.ts";
import { PROFILES, type Profile } from "./profiles.ts";
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
 * @throws {SpecProblemsError} when a document cannot be bundled or has no lossless 3.0 form.
 */
export async function buildDist(documents: readonly SpecSource[]): Promise<Dist> {
  const files = new Map<string, string>();
  const sources = new Set<string>();
  const entries: IndexEntry[] = [];
  for (const document of documents) {
    for (const profile of PROFILES) {
      const bundled = await bundleDocument(document, profile.overlays(document));
      for (const file of bundled.files) sources.add(file);
      entries.push(addBundle(files, document, profile, bundled.openapi));
    }
  }
  files.set("index.js", renderIndexModule(entries));
  files.set(
    "index.d.ts",
    renderIndexTypes(
      PROFILES.map((profile) => profile.name),
      EXTENSION_POINT_AREAS,
    ),
  );
  return { entries, files, sources };
}

function addBundle(
  files: Map<string, string>,
  document: SpecSource,
  profile: Profile,
  openapi: JsonObject,
): IndexEntry {
  const openapi30 = convert(document, openapi);
  const folder = [documentPath(document), profile.folder].filter(Boolean).join("/");
  const names = {
    json: `${folder}/openapi.json`,
    yaml: `${folder}/openapi.yaml`,
    json30: `${folder}/openapi-3.0.json`,
    yaml30: `${folder}/openapi-3.0.yaml`,
  };
  files.set(names.json, toJsonText(openapi));
  files.set(names.yaml, toYamlText(openapi));
  files.set(names.json30, toJsonText(openapi30));
  files.set(names.yaml30, toYamlText(openapi30));
  const { service, version } = document;
  return { service, version, profile: profile.name, ...summariseDocument(openapi), files: names };
}

function convert(document: SpecSource, openapi: JsonObject): JsonObject {
  const conversion = toOpenapi30(openapi);
  if (conversion.problems.length > 0) {
    throw new SpecProblemsError(conversion.problems.map(({ message }) => ({ file: document.file, message })));
  }
  return conversion.openapi;
}
