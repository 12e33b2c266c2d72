import { CodeError, type CodeRunner, type Program } from "../../../../src/index.ts";
import { programIdParts } from "../../../../src/services/functions/running/program.ts";
import { FakeRunner } from "../../support/fake-runner.ts";

/** What comes of a deployment: it succeeds, it fails, or it waits until the test says. */
export type Fate = "well" | "badly" | "hold";

interface Held {
  readonly function: string;
  settle(fate: "well" | "badly"): void;
}

/** Its deployments end as the variable FATE of the program says, so that the function itself tells what is to come. */
export class ObedientRunner extends FakeRunner {
  readonly held = new Set<Held>();
  /** Functions that were deployed twice at the same time. */
  readonly doubled: string[] = [];
  /** Programs that run. */
  readonly running = new Set<string>();
  readonly #deploying = new Set<string>();
  #changed: (() => void)[] = [];

  constructor() {
    super();
    this.deployment = (program, reached, signal) => this.#alone(program, reached, signal);
  }

  /** Resolves when so many deployments are waiting. */
  async holding(count: number): Promise<void> {
    while (this.held.size !== count) await new Promise<void>((resolve) => this.#changed.push(resolve));
  }

  override retire(programId: string): void {
    super.retire(programId);
    this.running.delete(programId);
  }

  override async stopAll(): Promise<void> {
    await super.stopAll();
    this.running.clear();
  }

  async #alone(program: Program, ...rest: Rest): Promise<void> {
    const name = programIdParts(program.id)?.function ?? "";
    if (this.#deploying.has(name)) this.doubled.push(name);
    this.#deploying.add(name);
    try {
      await this.#carryOut(program, name, ...rest);
      this.running.add(program.id);
    } finally {
      this.#deploying.delete(name);
    }
  }

  async #carryOut(program: Program, name: string, ...[reached, signal]: Rest): Promise<void> {
    const fate = program.environment.FATE as Fate;
    await reached("unpacked");
    const end = fate === "hold" ? await this.#hold(name, signal) : fate;
    if (end === "badly") throw new CodeError("load", "The code is broken.");
    await reached("examined");
    await reached("started");
  }

  #hold(name: string, signal: AbortSignal): Promise<"well" | "badly"> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.held.delete(held);
        this.#tell();
      };
      const held: Held = {
        function: name,
        settle: (fate) => {
          leave();
          resolve(fate);
        },
      };
      signal.addEventListener("abort", () => {
        leave();
        reject(signal.reason);
      });
      this.held.add(held);
      this.#tell();
    });
  }

  #tell(): void {
    for (const tell of this.#changed.splice(0)) tell();
  }
}

type Rest = [reached: Parameters<CodeRunner["deploy"]>[1], signal: AbortSignal];
