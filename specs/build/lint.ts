/** `pnpm --filter @seamline/specs run lint`: holds every document, in every profile, and every workflow to the rules. */
import path from "node:path";
import { buildDocuments } from "./build-documents.ts";
import { lintAuthored } from "./lint-authored.ts";
import { lintFilled } from "./lint-filled.ts";
import { AS_SHOWN } from "./profiles.ts";
import { readSources } from "./read-sources.ts";
import type { LintProblem } from "./redocly-lint.ts";
import { rootCauses } from "./root-causes.ts";
import { runCommand } from "./run-command.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { findWorkflows } from "./workflows/find-workflows.ts";
import { lintWorkflows } from "./workflows/lint-workflows.ts";

const specsFolder = path.dirname(import.meta.dirname);

await runCommand(async () => {
  const { services, documents } = readSources(specsFolder);
  report(await lintAuthored(documents, specsFolder));
  const built = await buildDocuments(documents);
  report(lintFilled(built, specsFolder));
  const workflows = findWorkflows(services);
  const problems = lintWorkflows(workflows, built, specsFolder);
  if (problems.length > 0) throw new SpecProblemsError(problems);
  const filled = built.filter(({ profile }) => profile !== AS_SHOWN);
  console.log(`${documents.length} documents as shown and ${filled.length} filled ones keep every rule.`);
  console.log(`${workflows.length} workflows fit what they call.`);
});

/** Ends the command where there are problems. What overlays build on comes first. */
function report(problems: readonly LintProblem[]): void {
  if (problems.length > 0) throw new SpecProblemsError(rootCauses(problems));
}
