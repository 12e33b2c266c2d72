import { readFileSync } from "node:fs";
import path from "node:path";
import type { ArazzoDocument } from "@seamline/openapi/arazzo";
import { parse } from "yaml";
import { WorkflowsError } from "./workflows-error.ts";

/** Arazzo workflows for a run. */
export interface WorkflowFile {
  /** Path for messages. */
  readonly file: string;
  readonly document: ArazzoDocument;
}

/**
 * Reads an Arazzo 1.0 document in YAML or JSON.
 *
 * @throws WorkflowsError with one line per problem
 */
export function readWorkflowFile(file: string): WorkflowFile {
  const shown = path.relative(process.cwd(), file) || file;
  const document = parsed(file, shown);
  const problems = problemsOf(document).map((problem) => `${shown}: ${problem}`);
  if (problems.length > 0) throw new WorkflowsError(problems.join("\n"));
  return { file: shown, document: document as ArazzoDocument };
}

function parsed(file: string, shown: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new WorkflowsError(`cannot read ${shown}: check the path`);
  }
  try {
    return parse(text);
  } catch (error) {
    throw new WorkflowsError(`${shown} is not valid YAML: ${(error as Error).message.split("\n")[0]}`);
  }
}

type Loose = Readonly<Record<string, unknown>>;

function problemsOf(document: unknown): string[] {
  const { arazzo, sourceDescriptions, workflows } = looseOf(document);
  return [
    ...(/^1\.\d/.test(`${arazzo}`) ? [] : ["must be an Arazzo document: write arazzo: 1.0.1 at its start"]),
    ...(Array.isArray(sourceDescriptions) ? [] : ["needs a list of sourceDescriptions"]),
    ...(Array.isArray(workflows) && workflows.length > 0
      ? workflows.flatMap((workflow, index) => problemsOfWorkflow(looseOf(workflow), index))
      : ["needs a list of workflows"]),
  ];
}

function problemsOfWorkflow({ workflowId, steps }: Loose, index: number): string[] {
  const place = `workflow ${typeof workflowId === "string" ? workflowId : index + 1}`;
  return [
    ...(typeof workflowId === "string" ? [] : [`${place} needs a workflowId`]),
    ...(Array.isArray(steps) && steps.length > 0
      ? steps.flatMap((step, at) => problemsOfStep(looseOf(step), `${place}, step`, at))
      : [`${place} needs a list of steps`]),
  ];
}

function problemsOfStep(step: Loose, place: string, index: number): string[] {
  const { stepId, successCriteria = [] } = step;
  const at = `${place} ${typeof stepId === "string" ? stepId : index + 1}`;
  const isCall = ["operationId", "operationPath", "workflowId", "x-operation"].some((name) => name in step);
  const criteria = Array.isArray(successCriteria) ? successCriteria : [undefined];
  return [
    ...(typeof stepId === "string" ? [] : [`${at} needs a stepId`]),
    ...(isCall ? [] : [`${at} needs an operationId`]),
    ...criteria.flatMap((criterion, each) =>
      typeof looseOf(criterion)["condition"] === "string"
        ? []
        : [`${at}: criterion ${each + 1} needs a condition`],
    ),
  ];
}

function looseOf(value: unknown): Loose {
  return typeof value === "object" && value !== null ? (value as Loose) : {};
}
