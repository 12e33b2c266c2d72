/** `pnpm --filter @seamline/specs run bundle`: writes `dist/` from the authored documents and their overlays. */
import path from "node:path";
import { buildDocuments } from "./build-documents.ts";
import { checkFilledIntegrity, checkIntegrity } from "./check-integrity.ts";
import { checkUnusedFiles } from "./check-unused-files.ts";
import { documentPath } from "./discover-documents.ts";
import { replaceFolder } from "./dist-folder.ts";
import { readSources } from "./read-sources.ts";
import { renderDist } from "./render-dist.ts";
import { runCommand } from "./run-command.ts";
import { findWorkflows } from "./workflows/find-workflows.ts";

const specsFolder = path.dirname(import.meta.dirname);

await runCommand(async () => {
  const { services, documents } = readSources(specsFolder);
  await checkIntegrity(documents);
  const built = await buildDocuments(documents);
  await checkFilledIntegrity(built);
  const dist = renderDist(built, findWorkflows(services));
  checkUnusedFiles(services, dist.sources);
  replaceFolder(path.join(specsFolder, "dist"), dist.files);
  for (const entry of dist.entries) {
    console.log(`${documentPath(entry)} (${entry.profile}): ${entry.operations} operations`);
  }
});
