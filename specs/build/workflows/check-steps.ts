import { isJsonObject, type JsonObject } from "../../model/json.ts";
import type { SpecProblem } from "../spec-problem.ts";
import type { DescribedOperation, DescribedOperations } from "./described-operations.ts";
import {
  type ArazzoParameter,
  type ArazzoStep,
  type ArazzoWorkflow,
  nameOfShared,
  problemAt,
  type StepParameter,
  type Workflow,
  type WorkflowPath,
} from "./workflow.ts";

/** Matches the criterion `$statusCode == 200`. */
const STATUS = /^\s*\$statusCode\s*==\s*(\d{3})\s*$/;

/** Matches an expression with a response header, such as `$response.header.Retry-After`. */
const HEADER = /\$response\.header\.([\w-]+)/g;

/** Headers that describe the body (RFC 9110 section 8). Contracts do not list them. */
const BODY_HEADERS: readonly string[] = ["content-type", "content-length"];

interface StepPlace {
  readonly workflow: Workflow;
  readonly around: ArazzoWorkflow;
  readonly step: ArazzoStep;
  readonly place: WorkflowPath;
}

/**
 * Reports steps with unknown operations or parameters, and steps with insufficient criteria. Redocly's rules do not
 * read the documents that contain the operations.
 *
 * @param operations each source description's operations, keyed by description name.
 */
export function checkSteps(
  workflow: Workflow,
  operations: ReadonlyMap<string, DescribedOperations>,
): SpecProblem[] {
  return (workflow.content.workflows ?? []).flatMap((around, index) =>
    (around.steps ?? []).flatMap((step, number) => {
      const at = { workflow, around, step, place: ["workflows", index, "steps", number] };
      const operation = operationOf(step, operations);
      return [
        ...criteriaProblems(at),
        ...(step.operationId === undefined ? [] : callProblems(at, step.operationId, operation)),
      ];
    }),
  );
}

/**
 * Finds an operation by its operationId. The ID is either unique in the source descriptions (`createMatter`) or
 * qualified (`$sourceDescriptions.retention.createMatter`).
 */
function operationOf(
  { operationId = "" }: ArazzoStep,
  operations: ReadonlyMap<string, DescribedOperations>,
): DescribedOperation | undefined {
  const [, source, name] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(operationId) ?? [];
  if (source !== undefined) return operations.get(source)?.get(name ?? "");
  const found = [...operations.values()].flatMap((each) => each.get(operationId) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

function callProblems(
  at: StepPlace,
  operationId: string,
  operation: DescribedOperation | undefined,
): SpecProblem[] {
  if (operation !== undefined)
    return [...parameterProblems(at, operation), ...responseProblems(at, operation)];
  const message = `The operationId ${operationId} must match exactly one operation in the source descriptions.`;
  return [problemAt(at.workflow, [...at.place, "operationId"], message)];
}

function parameterProblems(
  { workflow, around, step, place }: StepPlace,
  operation: DescribedOperation,
): SpecProblem[] {
  const own = step.parameters ?? [];
  const sent = [...(around.parameters ?? []), ...own].map((each) => referredTo(workflow, each));
  const unknown = own.flatMap((each, index) => {
    const message = unknownParameter(workflow, each, { step, operation });
    return message === undefined ? [] : [problemAt(workflow, [...place, "parameters", index], message)];
  });
  const missing = operation.parameters
    .filter(
      (expected) => expected.required && !sent.some((each) => each !== undefined && isSame(each, expected)),
    )
    .map(({ name }) =>
      problemAt(workflow, place, `${step.operationId} requires the parameter ${name}: add it to the step.`),
    );
  return [...unknown, ...missing];
}

/** Returns the message about an unknown parameter, or undefined if the parameter is known. */
function unknownParameter(
  workflow: Workflow,
  used: StepParameter,
  { step, operation }: { readonly step: ArazzoStep; readonly operation: DescribedOperation },
): string | undefined {
  const parameter = referredTo(workflow, used);
  if (parameter === undefined) return `Unknown parameter ${Object.values(used)}: define it in components.`;
  if (isKnown(parameter, operation)) return undefined;
  return `${step.operationId} has no parameter ${parameter.name} in ${parameter.in}.`;
}

/** Resolves a reference to a parameter in the components. */
function referredTo({ content }: Workflow, parameter: StepParameter): ArazzoParameter | undefined {
  if (!("reference" in parameter)) return parameter;
  return content.components?.parameters?.[nameOfShared(parameter)];
}

function isKnown(parameter: ArazzoParameter, { parameters, credentials }: DescribedOperation): boolean {
  const isCredential = parameter.in === "header" && credentials.includes(parameter.name);
  return isCredential || parameters.some((each) => isSame(each, parameter));
}

function isSame(one: ArazzoParameter, other: ArazzoParameter): boolean {
  return one.name === other.name && one.in === other.in;
}

function criteriaProblems({ workflow, step, place }: StepPlace): SpecProblem[] {
  const statuses = conditionsOf(step).filter((condition) => STATUS.test(condition));
  const isRequest = step.operationId !== undefined || step["x-operation"] !== undefined;
  if (!isRequest || statuses.length === 1) return [];
  const message =
    conditionsOf(step).length === 0
      ? `The step ${step.stepId} has no success criteria: check the status and content of the response.`
      : `The step ${step.stepId} must check exactly one status: write one criterion such as $statusCode == 200.`;
  return [problemAt(workflow, place, message)];
}

/** Reports steps that check only the status of a response with content, or use headers that the contract leaves open. */
function responseProblems(
  { workflow, step, place }: StepPlace,
  operation: DescribedOperation,
): SpecProblem[] {
  const conditions = conditionsOf(step);
  const [status] = conditions.flatMap((condition) => STATUS.exec(condition)?.[1] ?? []);
  if (status === undefined) return [];
  const response = operation.responses.get(status);
  const stop = (message: string) => [problemAt(workflow, [...place, "successCriteria"], message)];
  if (response === undefined) return stop(`${step.operationId} does not document the status ${status}.`);
  const isChecked = [...conditions, ...contextsOf(step)].some((text) => text.includes("$response."));
  if (!isChecked && hasContent(response, operation))
    return stop(`The step ${step.stepId} checks only the status: check the content of the response too.`);
  return undocumentedHeaders(step, response, operation).flatMap((name) =>
    stop(
      `${step.operationId} does not document the header ${name} for the status ${status}: do not use it, or add x-relies-on-emulator: true.`,
    ),
  );
}

/** Returns the headers that a step uses but the contract leaves open. Steps that rely on the emulator can use them. */
function undocumentedHeaders(
  step: ArazzoStep,
  response: JsonObject,
  { resolve }: DescribedOperation,
): string[] {
  if (step["x-relies-on-emulator"] === true) return [];
  const documented = Object.keys(resolve(response.headers)).map((name) => name.toLowerCase());
  const texts = [...conditionsOf(step), ...contextsOf(step), ...Object.values(step.outputs ?? {})];
  const used = texts.flatMap((text) => [...text.matchAll(HEADER)].map(([, name = ""]) => name));
  return [...new Set(used)].filter((name) => ![...BODY_HEADERS, ...documented].includes(name.toLowerCase()));
}

/** Returns whether a response has a body other than an empty object. */
function hasContent(response: JsonObject, { resolve }: DescribedOperation): boolean {
  return Object.values(resolve(response.content)).some((media) => {
    const schema = resolve(resolve(media).schema);
    return (
      schema.type !== "object" ||
      (isJsonObject(schema.properties) && Object.keys(schema.properties).length > 0)
    );
  });
}

function conditionsOf({ successCriteria = [] }: ArazzoStep): string[] {
  return successCriteria.map(({ condition }) => condition);
}

function contextsOf({ successCriteria = [] }: ArazzoStep): string[] {
  return successCriteria.flatMap(({ context }) => context ?? []);
}
