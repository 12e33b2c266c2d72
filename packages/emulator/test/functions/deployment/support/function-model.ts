import type { Fate } from "./obedient-runner.ts";

/** As much of a function as there is to know. */
export interface ModelledFunction {
  readonly state: "ACTIVE" | "FAILED" | "DEPLOYING" | "DELETING";
  /** 0 before a deployment has succeeded. */
  readonly versionId: number;
  /** What comes of deploying it as it is. */
  readonly fate: Fate;
}

export interface ModelledOperation {
  readonly function: string;
  readonly endsAt: number;
  /** What is deployed, where something is. */
  fate?: Fate;
  state: "running" | "done" | "failed";
  /** The code of its error. */
  code?: number;
  /** What becomes of the function; nothing for an operation that never touches it. */
  after?(how: "done" | "failed"): ModelledFunction | undefined;
}

/** What ought to be there. */
export class FunctionModel {
  now = 0;
  readonly functions = new Map<string, ModelledFunction>();
  readonly operations = new Map<string, ModelledOperation>();
  readonly #operationMs: number;

  constructor(operationMs: number) {
    this.#operationMs = operationMs;
  }

  create(id: string, operation: string, fate: Fate): void {
    if (this.functions.has(id)) {
      this.#begin(operation, id, { code: 6 });
      return;
    }
    this.functions.set(id, { state: "DEPLOYING", versionId: 0, fate });
    this.#begin(operation, id, {
      fate,
      code: 3,
      after: (how) => ({
        state: how === "done" ? "ACTIVE" : "FAILED",
        versionId: how === "done" ? 1 : 0,
        fate,
      }),
    });
  }

  /** @param fate that of what is deployed anew; `undefined` for an update of labels alone */
  update(id: string, operation: string, fate: Fate | undefined): void {
    const before = this.functions.get(id) as ModelledFunction;
    const isDeployed = fate !== undefined || before.state === "FAILED";
    const changed = { ...before, fate: fate ?? before.fate };
    this.functions.set(id, { ...changed, state: "DEPLOYING" });
    const versionId = before.versionId + (isDeployed ? 1 : 0);
    this.#begin(operation, id, {
      ...(isDeployed && { fate: changed.fate, code: 3 }),
      after: (how) => (how === "done" ? { ...changed, state: "ACTIVE", versionId } : before),
    });
  }

  delete(id: string, operation: string): void {
    const before = this.functions.get(id) as ModelledFunction;
    this.functions.set(id, { ...before, state: "DELETING" });
    this.#begin(operation, id, { after: () => undefined });
  }

  /** What is held comes to its end. */
  settle(fate: "well" | "badly"): void {
    for (const operation of this.operations.values()) if (operation.fate === "hold") operation.fate = fate;
  }

  get holding(): number {
    return [...this.operations.values()].filter(({ state, fate }) => state === "running" && fate === "hold")
      .length;
  }

  advance(ms: number): void {
    this.now += ms;
    for (const operation of this.operations.values())
      if (operation.state === "running" && operation.endsAt <= this.now) this.#end(operation);
  }

  #begin(name: string, id: string, more: Pick<ModelledOperation, "after" | "code" | "fate">): void {
    this.operations.set(name, {
      function: id,
      endsAt: this.now + this.#operationMs,
      state: "running",
      ...more,
    });
  }

  #end(operation: ModelledOperation): void {
    const { after, fate, function: id } = operation;
    operation.state = !after || fate === "badly" ? "failed" : "done";
    if (!after) return;
    const left = after(operation.state);
    if (left) this.functions.set(id, left);
    else this.functions.delete(id);
  }
}
