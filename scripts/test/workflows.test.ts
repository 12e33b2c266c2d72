import type { EmulatorOptions } from "@seamline/emulator";
import { workflows } from "@seamline/specs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { EMULATOR_OPTIONS } from "../../specs/build/workflows/check-emulator-options.ts";
import { type ExecutedStep, runWorkflow, type WorkflowRun } from "./workflows/run-workflow.ts";
import { readWorkflow, type WorkflowDocument } from "./workflows/workflow-document.ts";

/** All workflows in the specs package, including those added later. */
const documents = workflows.map((workflow) => ({ ...workflow, document: readWorkflow(workflow.file) }));

describe.each(documents)("$service: $title", ({ document, ...workflow }) => {
  test("every step runs in order, and every criterion is met", async () => {
    const run = await runWorkflow(workflow);
    expect(run.exitCode, run.output).toBe(0);
    expect(failuresOf(run)).toEqual([]);
    expect(lastAttempts(run.steps).map(criteriaOf)).toEqual(criteriaIn(document));
    expect(new Set(run.hosts)).toEqual(new Set(["127.0.0.1"]));
    expect(run.statuses).toHaveLength(run.steps.filter(isJournaled).length);
    expect(run.statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

test("a workflow can set every serializable emulator option that affects responses", () => {
  type Written = (typeof EMULATOR_OPTIONS)[number];
  type Others = "store" | "runner" | "onWarning" | "journalLimit";
  expectTypeOf<Written>().toEqualTypeOf<Exclude<keyof EmulatorOptions, Others>>();
});

test("an unexpected response fails the step that receives it", async () => {
  const [{ document, ...workflow }] = documents as [(typeof documents)[number]];
  const { workflowId, stepId, condition } = lastCriterion(document);
  const run = await runWorkflow(workflow, (text) => {
    const at = text.lastIndexOf(condition);
    return `${text.slice(0, at)}${wrong(condition)}${text.slice(at + condition.length)}`;
  });
  expect(run.exitCode).not.toBe(0);
  expect(failuresOf(run)).toEqual(expect.arrayContaining([`${workflowId}.${stepId}: ${wrong(condition)}`]));
});

test("no step runs after a failed step", async () => {
  const [{ document, ...workflow }] = documents as [(typeof documents)[number]];
  const [first] = document.workflows[0]?.steps ?? [];
  const run = await runWorkflow(workflow, (text) => text.replace("$statusCode == 200", "$statusCode == 418"));
  expect(run.exitCode).not.toBe(0);
  expect(run.steps.map(({ stepId }) => stepId)).toEqual([first?.stepId]);
});

/** The emulator's journal contains requests to services, but not to its control routes. */
function isJournaled({ request: { url } }: ExecutedStep): boolean {
  return !new URL(url, "http://127.0.0.1").pathname.startsWith("/__emulator/");
}

/** Keeps the last attempt of each step, because a waiting step fails until its criterion is met. */
function lastAttempts(steps: readonly ExecutedStep[]): ExecutedStep[] {
  return [...new Map(steps.map((step) => [`${step.workflowId}.${step.stepId}`, step])).values()];
}

function criteriaOf({ workflowId, stepId, checks }: ExecutedStep): unknown {
  const criteria = checks.filter(({ name }) => name === "success criteria check");
  return { workflowId, stepId, criteria: criteria.map(({ condition }) => condition) };
}

/** Returns the criteria of a document. The run must have checked all criteria. */
function criteriaIn({ workflows: all }: WorkflowDocument): unknown[] {
  return all.flatMap(({ workflowId, steps }) =>
    steps.map(({ stepId, successCriteria }) => ({
      workflowId,
      stepId,
      criteria: successCriteria.map(({ condition }) => condition),
    })),
  );
}

function failuresOf({ steps }: WorkflowRun): string[] {
  return lastAttempts(steps).flatMap(({ workflowId, stepId, checks }) =>
    checks
      .filter(({ status }) => status !== "success")
      .map(({ name, condition }) => `${workflowId}.${stepId}: ${condition ?? name}`),
  );
}

function lastCriterion({
  workflows: all,
}: WorkflowDocument): Record<"workflowId" | "stepId" | "condition", string> {
  const { workflowId = "", steps = [] } = all.at(-1) ?? {};
  const { stepId = "", successCriteria = [] } = steps.at(-1) ?? {};
  const comparisons = successCriteria.filter(({ condition }) => wrong(condition) !== condition);
  return { workflowId, stepId, condition: comparisons.at(-1)?.condition ?? "" };
}

function wrong(condition: string): string {
  return condition.replace(/== .+$/, "== 'something else'");
}
