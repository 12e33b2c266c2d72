import path from "node:path";
import { applyOverlays, type Overlay, readOverlay } from "@seamline/overlay";
import type { BuiltDocument } from "./built-document.ts";
import { reportingOverlays } from "./fill-document.ts";
import { PROFILES } from "./profiles.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile, yamlFiles } from "./yaml-file.ts";

/** An authored overlay that adapts documents to generators: `<folder>/generators/<name>.overlay.yaml`. */
export interface GeneratorOverlay {
  /** `lean`. */
  readonly name: string;
  /** Folder name of the service: `retention`. */
  readonly service: string;
  readonly overlay: Overlay;
  /** The documents that it fits. */
  readonly documents: readonly BuiltDocument[];
}

/** The folder, beside documents, that holds these overlays. */
const FOLDER = "generators";

/**
 * Finds every overlay for generators and applies it to each document that it fits: those in the folder around
 * `generators` and below, in the profiles that `x-profiles` names, or in all of them.
 *
 * @throws {SpecProblemsError} for an overlay with an action that matches nothing in one of its documents.
 */
export function findGeneratorOverlays(
  serviceFolders: readonly string[],
  built: readonly BuiltDocument[],
): GeneratorOverlay[] {
  return serviceFolders.flatMap((serviceFolder) =>
    yamlFiles(serviceFolder)
      .filter((file) => path.basename(path.dirname(file)) === FOLDER && file.endsWith(".overlay.yaml"))
      .sort()
      .map((file) => readGeneratorOverlay(file, path.basename(serviceFolder), built)),
  );
}

function readGeneratorOverlay(
  file: string,
  service: string,
  built: readonly BuiltDocument[],
): GeneratorOverlay {
  const profiles = profilesOf(file);
  const around = `${path.dirname(path.dirname(file))}${path.sep}`;
  const documents = built.filter(
    ({ source, profile }) => source.file.startsWith(around) && profiles.includes(profile.name),
  );
  const [first] = documents;
  if (first === undefined) throw new SpecProblemsError([{ file, message: "This overlay fits no document." }]);
  const overlay = reportingOverlays(first, () => readOverlay(file), "reading an overlay for");
  for (const document of documents) {
    reportingOverlays(document, () => applyOverlays(document.openapi, [overlay]), "adapting");
  }
  return { name: path.basename(file, ".overlay.yaml"), service, overlay, documents };
}

/** The names in `x-profiles` at the root of an overlay; every profile unless given. */
function profilesOf(file: string): readonly unknown[] {
  const known = PROFILES.map(({ name }) => name);
  const { document, lineOf } = readYamlFile(file);
  const named: unknown = document.toJS()["x-profiles"] ?? known;
  if (Array.isArray(named) && named.every((name) => known.includes(name))) return named;
  const line = lineOf(document.get("x-profiles", true));
  throw new SpecProblemsError([
    { file, line, message: `x-profiles must be a list of: ${known.join(", ")}.` },
  ]);
}
