import path from "node:path";
import type { BuiltDocument } from "../built-document.ts";
import { redoclyLint } from "../redocly-lint.ts";
import type { SpecProblem } from "../spec-problem.ts";
import { checkEmulatorOptions } from "./check-emulator-options.ts";
import { checkExpressions } from "./check-expressions.ts";
import { checkSteps } from "./check-steps.ts";
import { checkWorkflowExtensions } from "./check-workflow-extensions.ts";
import { type DescribedOperations, describedOperations } from "./described-operations.ts";
import { checkFixtureArchives } from "./fixture-archives.ts";
import { describingFiles, problemAt, type Workflow } from "./workflow.ts";

/**
 * Lints workflows with Redocly's rules for Arazzo and, if their shape is valid, checks them against the documents that
 * they call.
 *
 * @param documents every profile of every document.
 * @param specsFolder absolute path of the folder that contains the services and the rules.
 * @throws {SpecProblemsError} if Redocly fails on a workflow.
 */
export function lintWorkflows(
  workflows: readonly Workflow[],
  documents: readonly BuiltDocument[],
  specsFolder: string,
): SpecProblem[] {
  if (workflows.length === 0) return [];
  const ruleset = path.join(specsFolder, "rules/workflow-ruleset.yaml");
  const problems = redoclyLint([...new Set(workflows.flatMap(describingFiles))], ruleset);
  if (problems.length > 0) return problems;
  return workflows.flatMap((workflow) => checkWorkflow(workflow, documents));
}

function checkWorkflow(workflow: Workflow, documents: readonly BuiltDocument[]): SpecProblem[] {
  const operations = new Map<string, DescribedOperations>();
  const problems: SpecProblem[] = [];
  const operationsOf = describedOperations(workflow, documents);
  for (const [index, { name, url }] of workflow.content.sourceDescriptions.entries()) {
    const described = operationsOf(url);
    if (described !== undefined) operations.set(name, described);
    else problems.push(problemAt(workflow, ["sourceDescriptions", index, "url"], missing(workflow, url)));
  }
  if (problems.length > 0) return problems;
  return [
    ...checkSteps(workflow, operations),
    ...checkExpressions(workflow),
    ...checkEmulatorOptions(workflow),
    ...checkFixtureArchives(workflow),
    ...checkWorkflowExtensions(workflow),
  ];
}

function missing({ service }: Workflow, url: string): string {
  return `The URL ${url} is neither an OpenAPI bundle, relative to dist/${service}/workflows/, nor a file next to the workflow.`;
}
