import type { CodeRunner, DeploymentStep, Program } from "../../../src/index.ts";
import { FakeRunner } from "./fake-runner.ts";

/** A deployment that has not ended. */
export interface HeldDeployment {
  readonly program: Program;
  readonly signal: AbortSignal;
  /** Has the service told of a step. */
  reach(step: DeploymentStep): Promise<void>;
  succeed(): void;
  fail(error: Error): void;
}

type Reached = Parameters<CodeRunner["deploy"]>[1];

/** Runs nothing: its deployments end as a test says. Programs answer with the name of their revision. */
export class SteeredRunner extends FakeRunner {
  /** How deployments end at once; `hold` leaves them under way until the test ends them. */
  ends: "hold" | "well" | Error;
  /** Deployments that have not ended. */
  readonly underWay = new Set<HeldDeployment>();
  /** Revisions that run. */
  readonly running = new Set<string>();
  readonly #programs = new Map<string, Program>();
  #waiting: ((deployment: HeldDeployment) => void)[] = [];

  constructor(ends: SteeredRunner["ends"] = "well") {
    super();
    this.ends = ends;
    this.deployment = (...asked) => this.#carryOut(...asked);
    this.answer = ({ program }) => new Response(revisionOf(program));
  }

  /** Resolves with the deployment that is under way, as soon as there is one. */
  held(): Promise<HeldDeployment> {
    const [first] = this.underWay;
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

  async #carryOut(program: Program, reached: Reached, signal: AbortSignal): Promise<void> {
    if (this.ends instanceof Error) throw this.ends;
    if (this.ends === "hold") await this.#hold(program, reached, signal);
    else for (const step of ["unpacked", "examined", "started"] as const) await reached(step);
    this.#programs.set(program.id, program);
    this.running.add(revisionOf(program));
  }

  #hold(program: Program, reach: Reached, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => (): void => {
        this.underWay.delete(deployment);
        settle();
      };
      const deployment: HeldDeployment = {
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
      this.underWay.add(deployment);
      for (const tell of this.#waiting.splice(0)) tell(deployment);
    });
  }
}

function revisionOf({ environment }: Program): string {
  return environment.K_REVISION ?? "";
}
