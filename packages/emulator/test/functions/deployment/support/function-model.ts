import type { DeploymentEnd } from "./scripted-runner.ts";

/** Expected state of a function. */
export interface ModelledFunction {
  readonly state: "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING";
  /** Remains 0 until a deployment succeeds. */
  readonly versionId: number;
  readonly end: DeploymentEnd;
}

export interface ModelledOperation {
  readonly function: string;
  readonly endsAt: number;
  /** How the deployment ends, if the operation has one. */
  end?: DeploymentEnd;
  state: "running" | "done" | "failed";
  code?: number;
  /** Returns the function after the operation. Missing if the operation does not change the function. */
  after?(how: "done" | "failed"): ModelledFunction | undefined;
}

/** Predicts the state of functions and operations. */
export class FunctionModel {
  now = 0;
  readonly functions = new Map<string, ModelledFunction>();
  readonly operations = new Map<string, ModelledOperation>();
  readonly #longRunningMs: number;

  constructor(longRunningMs: number) {
    this.#longRunningMs = longRunningMs;
  }

  create(id: string, operation: string, end: DeploymentEnd): void {
    if (this.functions.has(id)) {
      this.#begin(operation, id, { code: 6 });
      return;
    }
    this.functions.set(id, { state: "DEPLOYING", versionId: 0, end });
    this.#begin(operation, id, {
      end,
      code: 3,
      after: (how) => ({
        state: how === "done" ? "ACTIVE" : "FAILED",
        versionId: how === "done" ? 1 : 0,
        end,
      }),
    });
  }

  /** @param end how the deployment ends; `undefined` for an update that only changes labels */
  update(id: string, operation: string, end: DeploymentEnd | undefined): void {
    const before = this.functions.get(id) as ModelledFunction;
    const isDeployed = end !== undefined || before.state === "FAILED";
    const changed = { ...before, end: end ?? before.end };
    this.functions.set(id, { ...changed, state: "DEPLOYING" });
    const versionId = before.versionId + (isDeployed ? 1 : 0);
    this.#begin(operation, id, {
      ...(isDeployed && { end: changed.end, code: 3 }),
      after: (how) => (how === "done" ? { ...changed, state: "ACTIVE", versionId } : before),
    });
  }

  delete(id: string, operation: string): void {
    const before = this.functions.get(id) as ModelledFunction;
    this.functions.set(id, { ...before, state: "DELETING" });
    this.#begin(operation, id, { after: () => undefined });
  }

  /** Ends the waiting deployments. */
  settle(end: "success" | "failure"): void {
    for (const operation of this.operations.values()) if (operation.end === "wait") operation.end = end;
  }

  get pendingCount(): number {
    return [...this.operations.values()].filter(({ state, end }) => state === "running" && end === "wait")
      .length;
  }

  advance(ms: number): void {
    this.now += ms;
    for (const operation of this.operations.values())
      if (operation.state === "running" && operation.endsAt <= this.now) this.#end(operation);
  }

  #begin(name: string, id: string, more: Pick<ModelledOperation, "after" | "code" | "end">): void {
    this.operations.set(name, {
      function: id,
      endsAt: this.now + this.#longRunningMs,
      state: "running",
      ...more,
    });
  }

  #end(operation: ModelledOperation): void {
    const { after, end, function: id } = operation;
    operation.state = !after || end === "failure" ? "failed" : "done";
    if (!after) return;
    const left = after(operation.state);
    if (left) this.functions.set(id, left);
    else this.functions.delete(id);
  }
}
