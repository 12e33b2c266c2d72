/** `node build/write-archives.ts`: makes the headers of archives in workflows fit the files that were edited. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serviceFolders } from "./discover-documents.ts";
import { runCommand } from "./run-command.ts";
import { findWorkflows } from "./workflows/find-workflows.ts";
import { withSoundArchives } from "./workflows/with-sound-archives.ts";

const specsFolder = path.dirname(import.meta.dirname);

await runCommand(() => {
  for (const { yaml } of findWorkflows(serviceFolders(specsFolder))) {
    const text = readFileSync(yaml.file, "utf8");
    writeFileSync(yaml.file, withSoundArchives(text, yaml.document));
  }
  return [];
});
