import {
  type ArazzoDocument,
  type ArazzoParameter,
  type ArazzoStep,
  type ArazzoWorkflow,
  resolveComponent,
} from "@seamline/openapi/arazzo";
import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Session } from "../plan/session.ts";
import type { WorkflowFile } from "./read-workflows.ts";

/** A workflow that the run can send to the service. */
export interface PlannedWorkflow {
  readonly document: ArazzoDocument;
  readonly workflow: ArazzoWorkflow;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps: readonly PlannedStep[];
}

/** A step and the operation that it calls. */
export interface PlannedStep {
  readonly step: ArazzoStep;
  readonly operation: ContractOperation;
  /** Parameters of the step and its workflow. */
  readonly parameters: readonly ArazzoParameter[];
}

/** Returns the workflows that the run can send. Adds a note with all reasons for each other workflow. */
export function plannedWorkflows(session: Session, { document }: WorkflowFile): PlannedWorkflow[] {
  return document.workflows.flatMap((workflow) => {
    const { workflowId } = workflow;
    const steps = workflow.steps.map((step) => ({
      step,
      operation: operationOf(session, document, step),
      parameters: parametersOf(document, workflow, step),
    }));
    const inputs = inputsOf(session, workflow);
    const reasons = [
      ...reasonsOf(session, steps),
      ...severalValues(steps).map((name) => `it sends several values for the header ${name}`),
      ...Object.keys(inputs)
        .filter((name) => inputs[name] === undefined)
        .map((name) => `its input ${name} has no default: use --set ${name}=VALUE`),
    ];
    if (reasons.length === 0) return [{ document, workflow, inputs, steps: steps as PlannedStep[] }];
    session.notes.add(`workflow ${workflowId} is not run: ${reasons.join("; ")}`);
    return [];
  });
}

type FoundStep = Omit<PlannedStep, "operation"> & { readonly operation: ContractOperation | undefined };

/** Returns the reasons if the run cannot send the steps. Each reason contains the first step to which it applies. */
function reasonsOf(session: Session, steps: readonly FoundStep[]): string[] {
  const reasons = new Map<string, string>();
  for (const found of steps) {
    for (const problem of problemsOf(session, found))
      if (!reasons.has(problem)) reasons.set(problem, found.step.stepId);
  }
  return [...reasons].map(([problem, stepId]) => `step ${stepId} ${problem}`);
}

function problemsOf(session: Session, { step, operation, parameters }: FoundStep): string[] {
  if (step["x-operation"]) return ["calls a URL from a response"];
  if (operation === undefined) return ["calls an operation from another document"];
  const { contentType = "application/json", payload } = step.requestBody ?? {};
  return [
    ...(session.sender.isAllowed({ operation }) ? [] : ["changes data, which needs --allow-writes"]),
    ...(isChosen(session, operation) ? [] : [`calls ${operation.operationId}, which --operation excludes`]),
    ...(/\bjson\b/.test(contentType) ? [] : [`sends ${contentType}, but verify sends only JSON`]),
    ...(typeof payload === "string" && payload.startsWith("$file(") ? ["sends a file"] : []),
    ...parameters
      .filter((each) => each.in === "header" && !CREDENTIALS.test(each.name))
      .map(({ name }) => `sends the header ${name}`),
  ];
}

/** Headers that the run's own credentials replace. */
const CREDENTIALS = /authorization|key|token/i;

/** Returns whether `--operation` selects all operations, or this one. */
function isChosen({ options }: Session, { operationId }: ContractOperation): boolean {
  return options.only.length === 0 || options.only.includes(operationId);
}

/** Returns the operation of the verified contract that a step calls. */
function operationOf(
  { document: verified }: Session,
  { sourceDescriptions }: ArazzoDocument,
  { operationId = "" }: ArazzoStep,
): ContractOperation | undefined {
  const [, source, own] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(operationId) ?? [];
  const urls = sourceDescriptions
    .filter(({ name }) => source === undefined || name === source)
    .map(({ url }) => url.split(/[\\/.]/));
  // If there are several documents, the URL identifies the document: `../v2/reference/openapi.yaml` describes
  // `functions/v2`.
  const name = verified.name.split("/").at(-1) ?? "";
  const isVerified = sourceDescriptions.length === 1 || urls.some((parts) => parts.includes(name));
  return isVerified ? verified.contract.operations.get(own ?? operationId) : undefined;
}

/** Returns the parameters of a step, which override workflow parameters with the same name. */
function parametersOf(
  document: ArazzoDocument,
  workflow: ArazzoWorkflow,
  step: ArazzoStep,
): ArazzoParameter[] {
  const all = [...(workflow.parameters ?? []), ...(step.parameters ?? [])].map((each) =>
    resolveComponent<ArazzoParameter>(document, each),
  );
  return [...new Map(all.map((each) => [`${each.in} ${each.name.toLowerCase()}`, each])).values()];
}

/** Returns the headers whose values differ between steps. A run sends the same credentials with every request. */
function severalValues(steps: readonly FoundStep[]): string[] {
  const values = new Map<string, Set<unknown>>();
  for (const { parameters } of steps) {
    for (const { name, value, in: place } of parameters) {
      if (place === "header") values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return [...values].filter(([, each]) => each.size > 1).map(([name]) => name);
}

/** Returns the inputs from the run's options, or their defaults. */
function inputsOf({ options }: Session, { inputs }: ArazzoWorkflow): Record<string, unknown> {
  const entries = Object.entries(inputs?.properties ?? {});
  return Object.fromEntries(entries.map(([name, input]) => [name, options.values[name] ?? input.default]));
}
