import { existsSync } from "node:fs";
import path from "node:path";
import { FILLED_PROFILES } from "./profiles.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { filesBelow, yamlFiles } from "./yaml-file.ts";

/** Matches service files to which no document refers. */
const NOT_REFERRED_TO = /^(?:inventory|redocly)\.yaml$/;

const OVERLAY = /\.overlay\.yaml$/;

const LEDGER = /[\\/]verified\.yaml$/;

const WORKFLOW = /\.arazzo\.yaml$/;

const FIXTURE = /[\\/]workflows[\\/]fixtures[\\/]/;

/**
 * Checks that every file in a service is used in a bundle. Unused components, overlays and fixtures would look like
 * parts of the contract.
 *
 * @throws {SpecProblemsError} listing each unused file.
 */
export function checkUnusedFiles(serviceFolders: readonly string[], used: ReadonlySet<string>): void {
  const unused = serviceFolders
    .flatMap((folder) => [...yamlFiles(folder), ...fixtureFiles(folder)])
    .filter((file) => !used.has(file) && !NOT_REFERRED_TO.test(path.basename(file)));
  if (unused.length > 0) {
    throw new SpecProblemsError(unused.map((file) => ({ file, message: reasonFor(file) })));
  }
}

/** Returns the files that workflows upload. */
function fixtureFiles(serviceFolder: string): string[] {
  const folder = path.join(serviceFolder, "workflows/fixtures");
  return existsSync(folder) ? filesBelow(folder) : [];
}

function reasonFor(file: string): string {
  if (WORKFLOW.test(file))
    return "A workflow must be directly in its service's `workflows` folder: move it there.";
  if (LEDGER.test(file)) return "A ledger must be in the same folder as an `openapi.yaml`: move it there.";
  if (FIXTURE.test(file))
    return "No workflow uploads an archive with this file: use it in a workflow, or remove it.";
  if (!OVERLAY.test(file)) return "No document refers to this file: refer to it, or remove it.";
  const names = FILLED_PROFILES.map(({ name }) => `${name}.overlay.yaml or ${name}.<part>.overlay.yaml`);
  return `No document applies this overlay: name it ${names.join(", ")}, in a folder that contains files of a document.`;
}
