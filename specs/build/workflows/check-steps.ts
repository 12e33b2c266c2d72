import { isJsonObject, type JsonObject } from "../../rules/model/json.ts";
import type { SpecProblem } from "../spec-problem.ts";
import type { DescribedOperation, DescribedOperations } from "./described-operations.ts";
import {
  type ArazzoParameter,
  type ArazzoStep,
  type ArazzoWorkflow,
  type GivenParameter,
  nameOfShared,
  problemAt,
  type Workflow,
  type WorkflowPath,
} from "./workflow.ts";

/** `$statusCode == 200` */
const STATUS = /^\s*\$statusCode\s*==\s*(\d{3})\s*$/;

interface StepPlace {
  readonly workflow: Workflow;
  readonly around: ArazzoWorkflow;
  readonly step: ArazzoStep;
  readonly place: WorkflowPath;
}

/**
 * Steps that could not run, or would prove nothing: calls of operations or with parameters that do not exist, and
 * steps that do not say how they are to end. Redocly's rules look at no description that a workflow calls.
 *
 * @param operations what each source description describes, by its name.
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

/** `createMatter`, which one source description has, or `$sourceDescriptions.retention.createMatter`. */
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
  if (operation !== undefined) return [...parameterProblems(at, operation), ...answerProblems(at, operation)];
  const message = `No source description has one operation ${operationId}.`;
  return [problemAt(at.workflow, [...at.place, "operationId"], message)];
}

function parameterProblems(
  { workflow, around, step, place }: StepPlace,
  operation: DescribedOperation,
): SpecProblem[] {
  const own = step.parameters ?? [];
  const given = [...(around.parameters ?? []), ...own].map((each) => referredTo(workflow, each));
  const unknown = own.flatMap((each, index) => {
    const message = unknownParameter(workflow, each, { step, operation });
    return message === undefined ? [] : [problemAt(workflow, [...place, "parameters", index], message)];
  });
  const missing = operation.parameters
    .filter((wanted) => wanted.required && !given.some((each) => each !== undefined && isSame(each, wanted)))
    .map(({ name }) => problemAt(workflow, place, `${step.operationId} needs the parameter ${name}.`));
  return [...unknown, ...missing];
}

/** What is wrong with a parameter that does not exist. */
function unknownParameter(
  workflow: Workflow,
  given: GivenParameter,
  { step, operation }: { readonly step: ArazzoStep; readonly operation: DescribedOperation },
): string | undefined {
  const parameter = referredTo(workflow, given);
  if (parameter === undefined) return `The components have no such parameter: ${Object.values(given)}.`;
  if (isKnown(parameter, operation)) return undefined;
  return `${step.operationId} has no parameter ${parameter.name} in ${parameter.in}.`;
}

/** A parameter, which may be one of the components. */
function referredTo({ content }: Workflow, parameter: GivenParameter): ArazzoParameter | undefined {
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
      ? `The step ${step.stepId} has no success criteria.`
      : `The step ${step.stepId} says no status, or several: write one criterion like $statusCode == 200.`;
  return [problemAt(workflow, place, message)];
}

/** A status tells little of an answer: where there is more in it, a criterion looks at that. */
function answerProblems({ workflow, step, place }: StepPlace, operation: DescribedOperation): SpecProblem[] {
  const conditions = conditionsOf(step);
  const [status] = conditions.flatMap((condition) => STATUS.exec(condition)?.[1] ?? []);
  if (status === undefined) return [];
  const response = operation.responses.get(status);
  const stop = (message: string) => [problemAt(workflow, [...place, "successCriteria"], message)];
  if (response === undefined) return stop(`${step.operationId} has no documented answer ${status}.`);
  const isLookedAt = [...conditions, ...contextsOf(step)].some((text) => text.includes("$response."));
  if (isLookedAt || !saysSomething(response, operation)) return [];
  return stop(`The step ${step.stepId} checks nothing but the status: check what the answer says.`);
}

/** Whether an answer has a body that is more than an empty object. */
function saysSomething(response: JsonObject, { resolve }: DescribedOperation): boolean {
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
