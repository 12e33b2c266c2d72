import type { CodeRunner, DeploymentStep, Program } from "../../../src/index.ts";
import { FakeRunner } from "./fake-runner.ts";

/** A deployment that waits until the test ends it. */
export interface PendingDeployment {
  readonly program: Program;
  readonly signal: AbortSignal;
  /** Reports a completed step to the service. */
  reach(step: DeploymentStep): Promise<void>;
  succeed(): void;
  fail(error: Error): void;
}

type Reached = Parameters<CodeRunner["deploy"]>[1];

/** A runner that does not run code. The test ends the deployments, and programs respond with their revision names. */
export class ControlledRunner extends FakeRunner {
  /** How deployments end: with success, with an error, or when the test ends them (`wait`). */
  ends: "wait" | "success" | Error;
  /** Deployments that wait for the test to end them. */
  readonly pending = new Set<PendingDeployment>();
  /** The running revisions. */
  readonly running = new Set<string>();
  readonly #programs = new Map<string, Program>();
  #waiting: ((deployment: PendingDeployment) => void)[] = [];

  constructor(ends: ControlledRunner["ends"] = "success") {
    super();
    this.ends = ends;
    this.deployment = (...args) => this.#deploy(...args);
    this.respond = ({ program }) => new Response(revisionOf(program));
  }

  /** Resolves with the first deployment that waits. */
  nextDeployment(): Promise<PendingDeployment> {
    const [first] = this.pending;
    return first ? Promise.resolve(first) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  override retire(programId: string): void {
    super.retire(programId);
    const program = this.#programs.get(programId);
    if (program) this.running.delete(revisionOf(program));
  }

  override async stopAll(): Promise<void> {
    await super.stopAll();
    this.running.clear();
  }

  async #deploy(program: Program, reached: Reached, signal: AbortSignal): Promise<void> {
    if (this.ends instanceof Error) throw this.ends;
    if (this.ends === "wait") await this.#waitForTest(program, reached, signal);
    else for (const step of ["unpacked", "examined", "started"] as const) await reached(step);
    this.#programs.set(program.id, program);
    this.running.add(revisionOf(program));
  }

  #waitForTest(program: Program, reach: Reached, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => (): void => {
        this.pending.delete(deployment);
        settle();
      };
      const deployment: PendingDeployment = {
        program,
        signal,
        reach,
        succeed: end(resolve),
        fail: (error) => end(() => reject(error))(),
      };
      signal.addEventListener(
        "abort",
        end(() => reject(signal.reason)),
        { once: true },
      );
      this.pending.add(deployment);
      for (const resolveWaiting of this.#waiting.splice(0)) resolveWaiting(deployment);
    });
  }
}

function revisionOf({ environment }: Program): string {
  return environment.K_REVISION ?? "";
}
