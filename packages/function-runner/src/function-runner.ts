import type {
  CodeRunner,
  CodeRunnerFactory,
  ProgramResponse,
  RunnerClock,
} from "./code-runner/code-runner.ts";
import { isRunRuntime } from "./code-runner/runtimes.ts";
import {
  type FunctionRunnerOptions,
  type RunnerSettings,
  runnerSettings,
} from "./function-runner-options.ts";
import type { ProgramManager } from "./processes/program-manager.ts";

/**
 * Creates a runner that runs function code on this machine, with this process's permissions. Use it only with code that
 * you trust. Each function runs in its own process under the Functions Framework, which does not listen on a port and
 * is not accessible to other users of the machine. The code only inherits the environment variables `PATH`, `TZ` and
 * `LANG`. Python functions require a Python with venv on `PATH`.
 *
 * @example const runner = functionRunner()({ clock }); const response = await runner.send(program, { method: "GET",
 *   target: "/", headers: [] });
 *
 * @throws InvalidRunnerOptionError
 */
export function functionRunner(options: FunctionRunnerOptions = {}): CodeRunnerFactory {
  const settings = runnerSettings(options);
  return ({ clock, onLine }) => new FunctionRunner(clock, { ...settings, ...(onLine && { onLine }) });
}

/** Loads its modules when it runs the first program, because most runners never run a program. */
class FunctionRunner implements CodeRunner {
  readonly #clock: RunnerClock;
  readonly #settings: RunnerSettings;
  #opening: Promise<ProgramManager> | undefined;
  #programs: ProgramManager | undefined;
  #isClosed = false;

  constructor(clock: RunnerClock, settings: RunnerSettings) {
    this.#clock = clock;
    this.#settings = settings;
  }

  runs(runtime: string): boolean {
    return isRunRuntime(runtime);
  }

  async deploy(...[program, reached, signal]: Parameters<CodeRunner["deploy"]>): Promise<void> {
    signal.throwIfAborted();
    await (await this.#open()).deploy(program, reached, signal);
  }

  async send(...[program, request]: Parameters<CodeRunner["send"]>): Promise<ProgramResponse> {
    request.signal?.throwIfAborted();
    return (await this.#open()).send(program, request);
  }

  logs(programId?: string): ReturnType<CodeRunner["logs"]> {
    return this.#programs?.logs(programId) ?? [];
  }

  retire(programId: string): void {
    this.#programs?.retire(programId);
  }

  async stopAll(): Promise<void> {
    await (await this.#opened())?.stopAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#opened())?.close();
  }

  /** Returns the program manager if it is already open. */
  #opened(): Promise<ProgramManager | undefined> | undefined {
    return this.#opening?.catch(() => undefined);
  }

  async #open(): Promise<ProgramManager> {
    if (this.#isClosed) throw new Error("The function runner is closed.");
    this.#opening ??= this.#openPrograms();
    return this.#opening;
  }

  /** If opening fails, the next call tries again, because the cause may be temporary, such as a full disk. */
  async #openPrograms(): Promise<ProgramManager> {
    try {
      const { openPrograms } = await import("./open-programs.ts");
      this.#programs = await openPrograms(this.#clock, this.#settings);
      return this.#programs;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }
}
