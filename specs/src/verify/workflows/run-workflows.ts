import type { FailureAction } from "@seamline/openapi/arazzo";
import { resolveComponent } from "@seamline/openapi/arazzo";
import { templateParameters } from "@seamline/openapi/path-template";
import {
  type ExpressionContext,
  ExpressionError,
  evaluate,
  withValues,
} from "@seamline/openapi/runtime-expression";
import { isMet } from "@seamline/openapi/workflow-criteria";
import { allResources, itemKeys } from "../contract/resources.ts";
import type { Creation } from "../plan/creation.ts";
import { orderedPath } from "../plan/item-pool.ts";
import type { Session } from "../plan/session.ts";
import { type Call, isSuccess, type Received } from "../traffic/call.ts";
import { type PlannedStep, type PlannedWorkflow, plannedWorkflows } from "./planned-workflow.ts";
import type { WorkflowFile } from "./read-workflows.ts";
import { RenamedValues } from "./renamed-values.ts";

/** Runs the workflows of all files. Items that a workflow creates are removed at the end of the run. */
export async function runWorkflows(
  session: Session,
  creation: Creation,
  files: readonly WorkflowFile[],
): Promise<void> {
  for (const workflow of files.flatMap((file) => plannedWorkflows(session, file)))
    await new WorkflowRun(session, creation, workflow).run();
}

class WorkflowRun {
  readonly #session: Session;
  readonly #creation: Creation;
  readonly #plan: PlannedWorkflow;
  readonly #renamed = new RenamedValues();
  readonly #outputs = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #responses: Received[] = [];

  constructor(session: Session, creation: Creation, plan: PlannedWorkflow) {
    this.#session = session;
    this.#creation = creation;
    this.#plan = plan;
  }

  /** Runs the steps until one of them fails. */
  async run(): Promise<void> {
    const { workflowId } = this.#plan.workflow;
    try {
      for (const planned of this.#plan.steps) if (!(await this.#runStep(planned))) return;
      this.#session.completed.push(workflowId);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.#session.notes.add(`workflow ${workflowId} was not completed: ${error.message}`);
    }
  }

  async #runStep(planned: PlannedStep): Promise<boolean> {
    const { workflow } = this.#plan;
    const { step } = planned;
    const call = this.#callOf(planned);
    if (!this.#mayChange(call)) {
      const place = `workflow ${workflow.workflowId} ends before step ${step.stepId}`;
      this.#session.notes.add(`${place}: the step would change an item that the run has not created`);
      return false;
    }
    for (let attempts = 1; ; attempts += 1) {
      const known = this.#session.breaches.length;
      const received = await this.#send(call);
      const context = this.#contextOf(received);
      const unmet = this.#unmet(planned, context);
      if (unmet === undefined) {
        this.#outputs.set(step.stepId, outputsOf(planned, context));
        return true;
      }
      const seconds = this.#retrySeconds(planned, context, attempts);
      if (seconds === undefined) {
        if (this.#session.breaches.length === known) this.#report(planned, unmet, context, received);
        return false;
      }
      await this.#session.options.sleep(seconds * 1000);
    }
  }

  #contextOf(received?: Received): ExpressionContext {
    const inputs = Object.entries(this.#plan.inputs).map(([name, value]) => [
      name,
      this.#renamed.valueOf(value),
    ]);
    return {
      inputs: Object.fromEntries(inputs),
      steps: this.#outputs,
      ...(received && { response: { ...received, body: received.body ?? received.text } }),
    };
  }

  #callOf({ step, operation, parameters }: PlannedStep): Call {
    const context = this.#contextOf();
    const named = parameters.map((each) => {
      const value = this.#renamed.valueOf(withValues(each.value, context));
      return { ...each, value: `${value}` };
    });
    const at = (place: string): [string, string][] =>
      named.filter((each) => each.in === place).map(({ name, value }) => [name, value]);
    const payload = withValues(step.requestBody?.payload, context);
    const isRead = operation.method === "GET";
    const body = isRead ? payload : this.#renamed.rename(payload, () => this.#session.nextName());
    const path = Object.fromEntries(at("path"));
    return { operation, path, query: at("query"), ...(body !== undefined && { body }) };
  }

  /** Returns true for reads, and for changes to items that the run has created or the caller has named. */
  #mayChange({ operation, path }: Call): boolean {
    if (operation.method === "GET") return true;
    const { own, options, resources } = this.#session;
    const created = this.#session.createdBy(operation);
    if (created && !this.#creation.mayCreate(created)) return false;
    const kinds = new Set(allResources(resources).map(({ key }) => key));
    const names = templateParameters(operation.template);
    const values = orderedPath(operation.template, path);
    const isOwn = (key: string, index: number): boolean =>
      own.at(key).some((item) => item.join("\n") === values.slice(0, index + 1).join("\n"));
    return itemKeys(operation.template).every((key, index) =>
      kinds.has(key) ? isOwn(key, index) : options.values[names[index] ?? ""] === values[index],
    );
  }

  async #send(call: Call): Promise<Received> {
    const received = await this.#session.send(call);
    this.#responses.push(received);
    const resource = this.#session.createdBy(call.operation);
    if (resource) await this.#creation.adopt(resource, received);
    return received;
  }

  /** Returns the first criterion that a response does not meet. Criteria about the emulator are not checked. */
  #unmet({ step }: PlannedStep, context: ExpressionContext): string | undefined {
    const { response } = context;
    if (step["x-relies-on-emulator"]) return undefined;
    const criteria = (step.successCriteria ?? []).map((each) => this.#renamed.criterion(each));
    if (criteria.length === 0 && !isSuccess({ status: response?.status ?? 0 } as Received))
      return "a successful status";
    return criteria.find((criterion) => !isMet(criterion, context))?.condition;
  }

  #retrySeconds({ step }: PlannedStep, context: ExpressionContext, attempts: number): number | undefined {
    const { document, workflow } = this.#plan;
    const actions = (step.onFailure ?? workflow.failureActions ?? []).map((each) =>
      resolveComponent<FailureAction>(document, each),
    );
    const action = actions.find(({ criteria = [] }) => criteria.every((each) => isMet(each, context)));
    if (action?.type !== "retry" || attempts > (action.retryLimit ?? 1)) return undefined;
    return Number(withValues(action.retryAfter ?? 1, context));
  }

  #report(
    { step, operation }: PlannedStep,
    condition: string,
    context: ExpressionContext,
    received: Received,
  ): void {
    const { workflowId } = this.#plan.workflow;
    this.#session.report({
      rule: "workflow",
      operationId: operation.operationId,
      pointer: this.#session.pointers.response(operation, received.status),
      expected: `step ${step.stepId} of workflow ${workflowId} must meet ${condition}`,
      got: actualValue(condition, context),
      responses: [...this.#responses],
    });
  }
}

function outputsOf({ step }: PlannedStep, context: ExpressionContext): Record<string, unknown> {
  const entries = Object.entries(step.outputs ?? {});
  return Object.fromEntries(entries.map(([name, expression]) => [name, evaluate(expression, context)]));
}

/** Returns the left side of a simple condition, or the status for other conditions. */
function actualValue(condition: string, context: ExpressionContext): string {
  const [left] = /^\$\S+/.exec(condition) ?? [];
  const isQuery = left === undefined || /^\$(?:\.|\[)/.test(left);
  const [name, value] = isQuery ? ["$statusCode", context.response?.status] : [left, evaluate(left, context)];
  return `${name} is ${value === undefined ? "missing" : JSON.stringify(value)}`;
}
