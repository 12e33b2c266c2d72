import { raceAbort, SharedWork } from "../../../async/abortable-work.ts";
import type { EmulatorClock } from "../../../clock/emulator-clock.ts";
import {
  CodeError,
  type DeploymentStep,
  type LogLine,
  type Program,
  type ProgramAnswer,
  type ProgramRequest,
} from "../../../framework/code-runner.ts";
import type { RunnerSettings } from "../function-runner-options.ts";
import { installDependencies } from "../package/install-dependencies.ts";
import { LogBuffer } from "./code-output.ts";
import { CodeProcess } from "./code-process.ts";
import { MemoryWatch } from "./memory-limits.ts";
import { ProcessSlots } from "./process-slots.ts";
import { PrivateFolder, ProgramSources, removeFolder } from "./program-files.ts";
import type { CodeModule } from "./spawn-code.ts";
import { onExit, Watchdog } from "./watchdog.ts";

/** The programs that a runner knows, their processes, and what is on the disk for them. */
export class ProgramManager {
  readonly #clock: EmulatorClock;
  readonly #settings: RunnerSettings;
  readonly #folder: PrivateFolder;
  readonly #guard: Watchdog | undefined;
  readonly #sources: ProgramSources;
  readonly #places: ProcessSlots;
  readonly #memory = new MemoryWatch();
  readonly #log = new LogBuffer();
  readonly #programs = new Map<string, ProgramProcesses>();
  /** What is being ended and tidied away. */
  readonly #cleanups = new Set<Promise<void>>();
  readonly #processes = new Set<CodeProcess>();
  readonly #removeExitHook: () => void;

  private constructor(clock: EmulatorClock, settings: RunnerSettings, folder: PrivateFolder) {
    this.#clock = clock;
    this.#settings = settings;
    this.#folder = folder;
    this.#guard = Watchdog.start(folder.path);
    this.#sources = new ProgramSources({
      folder,
      install: (path, signal) =>
        installDependencies(path, { npm: settings.npm, environment: process.env, signal }),
    });
    this.#places = new ProcessSlots({
      clock,
      idleMs: settings.idleMs,
      maxProcesses: settings.maxProcesses,
      onStop: ({ programId }, why) => this.#note(programId, "runner", `Stopped: ${why}.`),
    });
    this.#removeExitHook = onExit(() => this.#endNow());
  }

  static async open(clock: EmulatorClock, settings: RunnerSettings): Promise<ProgramManager> {
    return new ProgramManager(clock, settings, await PrivateFolder.create());
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
    this.#trackCleanup(runs.retire().then(() => this.#release(runs.program)));
  }

  async stopAll(): Promise<void> {
    const all = [...this.#programs.values()];
    this.#programs.clear();
    await Promise.all(all.map((runs) => runs.end()));
    await this.#cleanupsDone();
    await this.#sources.removeAll(new Error("The emulator ends all programs."));
    this.#log.clear();
  }

  async close(): Promise<void> {
    await this.stopAll();
    await this.#folder.remove();
    await this.#guard?.end();
    this.#removeExitHook();
  }

  #runsOf(program: Program): ProgramProcesses {
    const runs =
      this.#programs.get(program.id) ??
      new ProgramProcesses(program, {
        sources: this.#sources,
        start: (module) => this.#start(program, module),
      });
    this.#programs.set(program.id, runs);
    return runs;
  }

  async #start(program: Program, module: CodeModule): Promise<CodeProcess> {
    await this.#places.acquire();
    try {
      return this.#spawn(program, module, await this.#folder.folder());
    } catch (error) {
      this.#places.release();
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
        onBusy: (process) => {
          this.#places.busy(process);
          this.#memory.add(process);
        },
        onIdle: (process) => this.#places.idle(process),
        onEnded: (process) => this.#ended(process, home),
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
    this.#trackCleanup(removeFolder(home));
  }

  /** Another program of the same id may have come meanwhile, and needs its source. */
  async #release(program: Program): Promise<void> {
    if (!this.#programs.has(program.id)) await this.#sources.release(program);
  }

  #trackCleanup(leaving: Promise<void>): void {
    const left = leaving
      .catch((error: unknown) => console.error("The emulator could not tidy up after code.", error))
      .finally(() => this.#cleanups.delete(left));
    this.#cleanups.add(left);
  }

  async #cleanupsDone(): Promise<void> {
    while (this.#cleanups.size > 0) await Promise.all(this.#cleanups);
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

export interface ProgramProcessesParts {
  readonly sources: ProgramSources;
  /** Starts a process, which may not listen yet. */
  start(module: CodeModule): Promise<CodeProcess>;
}

/** A program, and the processes that run it: one that takes calls, and any that end with theirs. */
export class ProgramProcesses {
  readonly program: Program;
  readonly #parts: ProgramProcessesParts;
  readonly #processes = new Set<CodeProcess>();
  readonly #starting: SharedWork<CodeProcess>;
  #module: CodeModule | undefined;
  #current: CodeProcess | undefined;

  constructor(program: Program, parts: ProgramProcessesParts) {
    this.program = program;
    this.#parts = parts;
    this.#starting = new SharedWork((signal) => this.#start(signal));
  }

  /** @throws CodeError; the signal's reason */
  async deploy(reached: (step: DeploymentStep) => Promise<void>, signal: AbortSignal): Promise<void> {
    this.#module = await this.#parts.sources.moduleOf(this.program, signal, () => reached("unpacked"));
    await reached("examined");
    await this.#ready(signal);
    await reached("started");
  }

  /** @throws CodeError; the reason of the request's signal */
  async send(request: ProgramRequest): Promise<ProgramAnswer> {
    for (;;) {
      const process = await this.#ready(request.signal);
      request.signal?.throwIfAborted();
      if (process.takesCalls && process.hasRoom) return process.send(request);
      if (process.takesCalls) await process.whenRoom(request.signal);
    }
  }

  /** Lets calls under way end. Resolves when nothing of it runs. */
  async retire(): Promise<void> {
    await this.#starting.end(new Error("The program was retired."));
    for (const process of this.#processes) process.drain();
    await this.#allEnded();
  }

  /** Resolves when nothing of it runs. */
  async end(): Promise<void> {
    await this.#starting.end(new Error("The emulator ends all programs."));
    for (const process of this.#processes) void process.stop();
    await this.#allEnded();
  }

  async #ready(signal: AbortSignal | undefined): Promise<CodeProcess> {
    return this.#current?.takesCalls ? this.#current : this.#starting.result(signal);
  }

  async #start(signal: AbortSignal): Promise<CodeProcess> {
    this.#module ??= await this.#parts.sources.moduleOf(this.program, signal);
    const process = await this.#parts.start(this.#module);
    this.#processes.add(process);
    void process.ended.then(() => this.#processes.delete(process));
    try {
      await raceAbort(process.started, signal);
    } catch (error) {
      await process.stop();
      throw error;
    }
    this.#current = process;
    return process;
  }

  async #allEnded(): Promise<void> {
    await Promise.all([...this.#processes].map((process) => process.ended));
  }
}
