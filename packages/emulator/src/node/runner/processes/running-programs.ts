import { CodeError } from "../../../service/code-error.ts";
import type {
  DeploymentStep,
  LogLine,
  Program,
  ProgramAnswer,
  ProgramRequest,
} from "../../../service/code-runner.ts";
import type { EmulatorClock } from "../../../time/emulator-clock.ts";
import type { RunnerSettings } from "../function-runner-options.ts";
import { installDependencies } from "../package/install-dependencies.ts";
import { CodeProcess } from "./code-process.ts";
import { endAtExit } from "./end-at-exit.ts";
import { Guard } from "./guard.ts";
import { LogBook } from "./log-book.ts";
import { MemoryWatch } from "./memory-watch.ts";
import { PrivateFolder, removeFolder } from "./private-folder.ts";
import { ProcessPlaces } from "./process-places.ts";
import { ProgramRuns } from "./program-runs.ts";
import { Sources } from "./sources.ts";
import type { CodeModule } from "./spawn-code.ts";

/** The programs that a runner knows, their processes, and what is on the disk for them. */
export class RunningPrograms {
  readonly #clock: EmulatorClock;
  readonly #settings: RunnerSettings;
  readonly #folder: PrivateFolder;
  readonly #guard: Guard | undefined;
  readonly #sources: Sources;
  readonly #places: ProcessPlaces;
  readonly #memory = new MemoryWatch();
  readonly #log = new LogBook();
  readonly #programs = new Map<string, ProgramRuns>();
  /** What is being ended and tidied away. */
  readonly #leaving = new Set<Promise<void>>();
  readonly #processes = new Set<CodeProcess>();
  readonly #keepAfterExit: () => void;

  private constructor(clock: EmulatorClock, settings: RunnerSettings, folder: PrivateFolder) {
    this.#clock = clock;
    this.#settings = settings;
    this.#folder = folder;
    this.#guard = Guard.over(folder.path);
    this.#sources = new Sources({
      folder,
      install: (path, signal) =>
        installDependencies(path, { npm: settings.npm, environment: process.env, signal }),
    });
    this.#places = new ProcessPlaces({
      clock,
      idleMs: settings.idleMs,
      maxProcesses: settings.maxProcesses,
      stopping: ({ programId }, why) => this.#note(programId, "runner", `Stopped: ${why}.`),
    });
    this.#keepAfterExit = endAtExit(() => this.#endNow());
  }

  static async open(clock: EmulatorClock, settings: RunnerSettings): Promise<RunningPrograms> {
    return new RunningPrograms(clock, settings, await PrivateFolder.make());
  }

  /** Nothing stays of what cannot be deployed. */
  async deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await this.#runsOf(program).deploy(reached, signal);
    } catch (error) {
      this.retire(program.id);
      throw error;
    }
  }

  async send(program: Program, request: ProgramRequest): Promise<ProgramAnswer> {
    return this.#runsOf(program).send(request);
  }

  logs(programId?: string): readonly LogLine[] {
    return this.#log.lines(programId);
  }

  retire(programId: string): void {
    const runs = this.#programs.get(programId);
    if (runs === undefined) return;
    this.#programs.delete(programId);
    this.#leave(runs.retire().then(() => this.#release(runs.program)));
  }

  async stopAll(): Promise<void> {
    const all = [...this.#programs.values()];
    this.#programs.clear();
    await Promise.all(all.map((runs) => runs.end()));
    await this.#left();
    await this.#sources.removeAll(new Error("The emulator ends all programs."));
    this.#log.clear();
  }

  async close(): Promise<void> {
    await this.stopAll();
    await this.#folder.remove();
    await this.#guard?.end();
    this.#keepAfterExit();
  }

  #runsOf(program: Program): ProgramRuns {
    const runs =
      this.#programs.get(program.id) ??
      new ProgramRuns(program, {
        sources: this.#sources,
        start: (module) => this.#start(program, module),
      });
    this.#programs.set(program.id, runs);
    return runs;
  }

  async #start(program: Program, module: CodeModule): Promise<CodeProcess> {
    await this.#places.take();
    try {
      return this.#spawn(program, module, await this.#folder.folder());
    } catch (error) {
      this.#places.free();
      throw new CodeError("crashed", `Its process cannot be started: ${(error as Error).message}`);
    }
  }

  #spawn(program: Program, module: CodeModule, home: string): CodeProcess {
    const process = new CodeProcess({
      program,
      module,
      home,
      socketPath: this.#folder.socketPath(),
      startTimeoutMs: this.#settings.startTimeoutMs,
      events: {
        log: (stream, text) => this.#note(program.id, stream, text),
        busy: (process) => {
          this.#places.busy(process);
          this.#memory.add(process);
        },
        idle: (process) => this.#places.idle(process),
        ended: (process) => this.#ended(process, home),
      },
    });
    this.#processes.add(process);
    if (process.pid !== undefined) this.#guard?.watch(process.pid);
    return process;
  }

  #ended(process: CodeProcess, home: string): void {
    this.#processes.delete(process);
    if (process.pid !== undefined) this.#guard?.forget(process.pid);
    this.#places.ended(process);
    this.#leave(removeFolder(home));
  }

  /** Another program of the same id may have come meanwhile, and needs its source. */
  async #release(program: Program): Promise<void> {
    if (!this.#programs.has(program.id)) await this.#sources.release(program);
  }

  #leave(leaving: Promise<void>): void {
    const left = leaving
      .catch((error: unknown) => console.error("The emulator could not tidy up after code.", error))
      .finally(() => this.#leaving.delete(left));
    this.#leaving.add(left);
  }

  async #left(): Promise<void> {
    while (this.#leaving.size > 0) await Promise.all(this.#leaving);
  }

  #note(programId: string, stream: LogLine["stream"], text: string): void {
    this.#log.add({ time: this.#clock.now(), programId, stream, text });
  }

  /** Without waiting for anything. */
  #endNow(): void {
    for (const process of this.#processes) process.endNow();
    this.#folder.removeSync();
  }
}
