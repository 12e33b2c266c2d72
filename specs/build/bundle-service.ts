import path from "node:path";
import { buildDocuments } from "./build-documents.ts";
import { checkFilledIntegrity, checkIntegrity } from "./check-integrity.ts";
import { checkUnusedFiles } from "./check-unused-files.ts";
import { documentPath } from "./discover-documents.ts";
import { replaceFolder } from "./dist-folder.ts";
import { findGeneratorOverlays } from "./generator-overlays.ts";
import { INDEX_DATA, type ServiceIndex } from "./index-module.ts";
import { readSources } from "./read-sources.ts";
import { renderDist } from "./render-dist.ts";
import { findWorkflows } from "./workflows/workflow.ts";

/**
 * Writes a service's `dist/` from its documents and their overlays. Writes nothing if a document or an overlay is
 * invalid.
 *
 * @param serviceFolder absolute path of the service's folder in `specs`.
 * @returns the output of the command: one line per bundle.
 * @throws {SpecProblemsError}
 */
export async function bundleService(serviceFolder: string): Promise<string[]> {
  const { services, documents } = readSources(path.dirname(serviceFolder), [serviceFolder]);
  await checkIntegrity(documents);
  const built = buildDocuments(documents);
  await checkFilledIntegrity(built);
  const dist = renderDist(built, findWorkflows(services), findGeneratorOverlays(services, built));
  checkUnusedFiles(services, dist.sources);
  const files = new Map<string, string | Uint8Array>([...dist.files, ...dist.archives]);
  // Skip the index modules at the top level, because the published package has one index for all services.
  const bundled = [...files.keys()].filter((name) => path.dirname(name) !== ".");
  const index: ServiceIndex = { ...dist.index, bundled };
  replaceFolder(path.join(serviceFolder, "dist"), files.set(INDEX_DATA, JSON.stringify(index)));
  return dist.index.documents.map(
    (entry) => `${documentPath(entry)} (${entry.profile}): ${entry.operations} operations`,
  );
}
