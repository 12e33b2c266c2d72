import { CodeError, type CodeRunner, type Program } from "../../../../src/index.ts";
import { programIdParts } from "../../../../src/services/functions/running/program.ts";
import { FakeRunner } from "../../support/fake-runner.ts";

/** How a deployment ends: with success, with a failure, or when the test decides. */
export type DeploymentEnd = "success" | "failure" | "wait";

interface PendingDeployment {
  readonly function: string;
  settle(end: "success" | "failure"): void;
}

/** A runner whose deployments end as specified by the program's environment variable END. */
export class ScriptedRunner extends FakeRunner {
  readonly pending = new Set<PendingDeployment>();
  /** Functions that had two deployments at the same time, which would be a bug. */
  readonly deployedTwice: string[] = [];
  /** Ids of the running programs. */
  readonly running = new Set<string>();
  readonly #deploying = new Set<string>();
  #changed: (() => void)[] = [];

  constructor() {
    super();
    this.deployment = (program, reached, signal) => this.#deployOnce(program, reached, signal);
  }

  /** Resolves once `count` deployments are waiting. */
  async waitForPending(count: number): Promise<void> {
    while (this.pending.size !== count) await new Promise<void>((resolve) => this.#changed.push(resolve));
  }

  override retire(programId: string): void {
    super.retire(programId);
    this.running.delete(programId);
  }

  override async stopAll(): Promise<void> {
    await super.stopAll();
    this.running.clear();
  }

  async #deployOnce(program: Program, ...rest: Rest): Promise<void> {
    const name = programIdParts(program.id)?.function ?? "";
    if (this.#deploying.has(name)) this.deployedTwice.push(name);
    this.#deploying.add(name);
    try {
      await this.#deploy(program, name, ...rest);
      this.running.add(program.id);
    } finally {
      this.#deploying.delete(name);
    }
  }

  async #deploy(program: Program, name: string, ...[reached, signal]: Rest): Promise<void> {
    const declared = program.environment.END as DeploymentEnd;
    await reached("unpacked");
    const end = declared === "wait" ? await this.#waitForTest(name, signal) : declared;
    if (end === "failure") throw new CodeError("load", "The code is broken.");
    await reached("examined");
    await reached("started");
  }

  #waitForTest(name: string, signal: AbortSignal): Promise<"success" | "failure"> {
    return new Promise((resolve, reject) => {
      const remove = (): void => {
        this.pending.delete(deployment);
        this.#notify();
      };
      const deployment: PendingDeployment = {
        function: name,
        settle: (end) => {
          remove();
          resolve(end);
        },
      };
      signal.addEventListener("abort", () => {
        remove();
        reject(signal.reason);
      });
      this.pending.add(deployment);
      this.#notify();
    });
  }

  #notify(): void {
    for (const notify of this.#changed.splice(0)) notify();
  }
}

type Rest = [reached: Parameters<CodeRunner["deploy"]>[1], signal: AbortSignal];
