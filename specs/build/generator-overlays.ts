import path from "node:path";
import { applyOverlays, type Overlay, readOverlay } from "@seamline/overlay";
import type { BuiltDocument } from "./built-document.ts";
import { reportingOverlays } from "./fill-document.ts";
import { PROFILES } from "./profiles.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile, yamlFiles } from "./yaml-file.ts";

/** An authored overlay that adapts documents to generators: `<folder>/generators/<name>.overlay.yaml`. */
export interface GeneratorOverlay {
  /** Name of the overlay, such as `lean`. */
  readonly name: string;
  readonly service: string;
  readonly overlay: Overlay;
  readonly documents: readonly BuiltDocument[];
}

/** Folder for these overlays, next to the documents. */
const FOLDER = "generators";

/**
 * Finds every generator overlay and applies it to each of its documents. These are the documents in the parent folder
 * of `generators` and its subfolders, in all profiles or in the profiles listed in `x-profiles`.
 *
 * @throws {SpecProblemsError} if an action matches nothing in one of the documents.
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
  if (first === undefined)
    throw new SpecProblemsError([
      {
        file,
        message:
          "This overlay does not apply to any document: move it next to the documents, or correct x-profiles.",
      },
    ]);
  const overlay = reportingOverlays(first, () => readOverlay(file), "reading an overlay for");
  for (const document of documents) {
    reportingOverlays(document, () => applyOverlays(document.openapi, [overlay]), "adapting");
  }
  return { name: path.basename(file, ".overlay.yaml"), service, overlay, documents };
}

/** Returns the names in `x-profiles` at the root of an overlay; every profile by default. */
function profilesOf(file: string): readonly unknown[] {
  const known = PROFILES.map(({ name }) => name);
  const { document, lineOf } = readYamlFile(file);
  const named: unknown = document.toJS()["x-profiles"] ?? known;
  if (Array.isArray(named) && named.every((name) => known.includes(name))) return named;
  const line = lineOf(document.get("x-profiles", true));
  throw new SpecProblemsError([
    { file, line, message: `x-profiles must be a list of known profiles: ${known.join(", ")}.` },
  ]);
}
