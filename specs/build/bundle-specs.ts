import path from "node:path";
import { buildDocuments } from "./build-documents.ts";
import { checkFilledIntegrity, checkIntegrity } from "./check-integrity.ts";
import { checkUnusedFiles } from "./check-unused-files.ts";
import { documentPath } from "./discover-documents.ts";
import { replaceFolder } from "./dist-folder.ts";
import { findGeneratorOverlays } from "./generator-overlays.ts";
import { readSources } from "./read-sources.ts";
import { renderDist } from "./render-dist.ts";
import { findWorkflows } from "./workflows/workflow.ts";

/**
 * Writes `dist/` from the authored documents and their overlays. Nothing is written unless all are sound.
 *
 * @param specsFolder absolute path of the folder that holds the services.
 * @returns what the command prints: a line per bundle.
 * @throws {SpecProblemsError}
 */
export async function bundleSpecs(specsFolder: string): Promise<string[]> {
  const { services, documents } = readSources(specsFolder);
  await checkIntegrity(documents);
  const built = await buildDocuments(documents);
  await checkFilledIntegrity(built);
  const dist = renderDist(built, findWorkflows(services), findGeneratorOverlays(services, built));
  checkUnusedFiles(services, dist.sources);
  replaceFolder(
    path.join(specsFolder, "dist"),
    new Map<string, string | Uint8Array>([...dist.files, ...dist.archives]),
  );
  return dist.entries.map(
    (entry) => `${documentPath(entry)} (${entry.profile}): ${entry.operations} operations`,
  );
}
