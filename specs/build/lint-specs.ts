import { buildDocuments } from "./build-documents.ts";
import { lintLedgers } from "./ledger/lint-ledgers.ts";
import { lintAuthored } from "./lint-authored.ts";
import { lintFilled } from "./lint-filled.ts";
import { AS_SHOWN } from "./profiles.ts";
import { readSources } from "./read-sources.ts";
import type { LintProblem } from "./redocly-lint.ts";
import { rootCauses } from "./root-causes.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { lintWorkflows } from "./workflows/lint-workflows.ts";
import { findWorkflows } from "./workflows/workflow.ts";

/**
 * Lints the services' documents in every profile, and their workflows.
 *
 * @param specsFolder absolute path of the folder that contains the services and the rules.
 * @param folders absolute paths of the services; every service of `specsFolder` by default.
 * @returns the output of the command: the numbers of linted documents and workflows.
 * @throws {SpecProblemsError}
 */
export async function lintSpecs(specsFolder: string, folders?: readonly string[]): Promise<string[]> {
  const { services, documents } = readSources(specsFolder, folders);
  report(await lintAuthored(documents, specsFolder));
  const built = buildDocuments(documents);
  report(lintFilled(built, specsFolder));
  const workflows = findWorkflows(services);
  const problems = lintWorkflows(workflows, built, specsFolder);
  if (problems.length > 0) throw new SpecProblemsError(problems);
  const orphans = lintLedgers(built);
  if (orphans.length > 0) throw new SpecProblemsError(orphans);
  const filled = built.filter(({ profile }) => profile !== AS_SHOWN);
  return [
    `Linted ${documents.length} documents as shown and ${filled.length} filled documents: no problems.`,
    `Linted ${workflows.length} workflows: no problems.`,
  ];
}

/** Throws if there are problems. Problems in authored documents come before problems in filled documents. */
function report(problems: readonly LintProblem[]): void {
  if (problems.length > 0) throw new SpecProblemsError(rootCauses(problems));
}
