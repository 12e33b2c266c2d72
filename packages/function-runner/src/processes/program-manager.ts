import { raceAbort, SharedWork } from "../async/abortable-work.ts";
import type { RunnerClock } from "../code-runner/code-runner.ts";
import {
  CodeError,
  type DeploymentStep,
  type LogLine,
  type Program,
  type ProgramRequest,
  type ProgramResponse,
} from "../code-runner/code-runner.ts";
import { removeFolder } from "../file-system.ts";
import type { RunnerSettings } from "../function-runner-options.ts";
import type { CodeModule, Language } from "../language.ts";
import { LogBuffer } from "./code-output.ts";
import { CodeProcess } from "./code-process.ts";
import { MemoryWatch } from "./memory-watch.ts";
import { ProcessSlots } from "./process-slots.ts";
import { PrivateFolder, ProgramSources } from "./program-files.ts";
import { onExit, Watchdog } from "./watchdog.ts";

/** Error message for unfinished calls and deployments when the runner stops. */
const ENDING = "The emulator is stopping all programs.";

/** The programs of a runner, including their processes and files. */
export class ProgramManager {
  readonly #clock: RunnerClock;
  readonly #settings: RunnerSettings;
  readonly #folder: PrivateFolder;
  readonly #watchdog: Watchdog | undefined;
  readonly #sources: ProgramSources;
  readonly #slots: ProcessSlots;
  readonly #memory = new MemoryWatch();
  readonly #logBuffer = new LogBuffer();
  readonly #programs = new Map<string, ProgramProcesses>();
  /** Pending removals of programs and folders. */
  readonly #cleanups = new Set<Promise<void>>();
  readonly #processes = new Set<CodeProcess>();
  readonly #removeExitHook: () => void;

  private constructor(
    clock: RunnerClock,
    settings: RunnerSettings,
    languages: readonly Language[],
    folder: PrivateFolder,
  ) {
    this.#clock = clock;
    this.#settings = settings;
    this.#folder = folder;
    this.#watchdog = Watchdog.start({ folders: [folder.path, folder.asidePath] });
    this.#sources = new ProgramSources({
      folder,
      languageOf: (runtime) => languageOf(languages, runtime),
    });
    this.#slots = new ProcessSlots({
      clock,
      idleMs: settings.idleMs,
      maxProcesses: settings.maxProcesses,
      onStop: ({ programId }, reason) => this.#log(programId, "runner", `Stopped: ${reason}.`),
    });
    this.#removeExitHook = onExit(() => this.#endNow());
  }

  static async open(
    clock: RunnerClock,
    settings: RunnerSettings,
    languages: readonly Language[],
  ): Promise<ProgramManager> {
    return new ProgramManager(clock, settings, languages, await PrivateFolder.create());
  }

  /** Deploys a program. If the deployment fails, removes all its files. */
  async deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await this.#processesOf(program).deploy(reached, signal);
    } catch (error) {
      this.retire(program.id);
      throw error;
    }
  }

  async send(program: Program, request: ProgramRequest): Promise<ProgramResponse> {
    return this.#processesOf(program).send(request);
  }

  logs(programId?: string): readonly LogLine[] {
    return this.#logBuffer.lines(programId);
  }

  retire(programId: string): void {
    const processes = this.#programs.get(programId);
    if (processes === undefined) return;
    this.#programs.delete(programId);
    this.#trackCleanup(processes.retire().then(() => this.#release(processes.program)));
  }

  async stopAll(): Promise<void> {
    await this.#endPrograms();
    // Removing hundreds of small files is slow. Later programs use different folders, so they do not have to wait.
    const folders = await this.#sources.endAll(new Error(ENDING));
    for (const folder of folders) this.#trackCleanup(removeFolder(folder));
    this.#logBuffer.clear();
  }

  async close(): Promise<void> {
    await this.#endPrograms();
    await this.#sources.endAll(new Error(ENDING));
    await this.#folder.moveAside();
    await this.#cleanupsDone();
    // The watchdog removes the folder even if this process ends first, except on systems without `rm`.
    if (this.#watchdog) void this.#watchdog.end().then(() => this.#folder.remove());
    else await this.#folder.remove();
    this.#logBuffer.clear();
    this.#removeExitHook();
  }

  async #endPrograms(): Promise<void> {
    const all = [...this.#programs.values()];
    this.#programs.clear();
    await Promise.all(all.map((processes) => processes.end()));
  }

  #processesOf(program: Program): ProgramProcesses {
    const processes =
      this.#programs.get(program.id) ??
      new ProgramProcesses(program, {
        sources: this.#sources,
        start: (module) => this.#start(program, module),
      });
    this.#programs.set(program.id, processes);
    return processes;
  }

  async #start(program: Program, module: CodeModule): Promise<CodeProcess> {
    await this.#slots.acquire();
    try {
      return this.#spawn(program, module, await this.#folder.createFolder());
    } catch (error) {
      this.#slots.release();
      throw new CodeError("crashed", `The process cannot be started: ${(error as Error).message}`);
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
        log: (stream, text) => this.#log(program.id, stream, text),
        onBusy: (process) => {
          this.#slots.busy(process);
          this.#memory.add(process);
        },
        onIdle: (process) => this.#slots.idle(process),
        onEnded: (process) => this.#ended(process, home),
      },
    });
    this.#processes.add(process);
    if (process.pid !== undefined) this.#watchdog?.watch(process.pid);
    return process;
  }

  #ended(process: CodeProcess, home: string): void {
    this.#processes.delete(process);
    if (process.pid !== undefined) this.#watchdog?.forget(process.pid);
    this.#slots.ended(process);
    this.#trackCleanup(removeFolder(home));
  }

  /** Releases the source, unless a program with the same id was deployed in the meantime and needs it. */
  async #release(program: Program): Promise<void> {
    if (!this.#programs.has(program.id)) await this.#sources.release(program);
  }

  #trackCleanup(cleanup: Promise<void>): void {
    const tracked = cleanup
      .catch((error: unknown) =>
        console.error("The emulator could not remove the files of a program.", error),
      )
      .finally(() => this.#cleanups.delete(tracked));
    this.#cleanups.add(tracked);
  }

  async #cleanupsDone(): Promise<void> {
    while (this.#cleanups.size > 0) await Promise.all(this.#cleanups);
  }

  #log(programId: string, stream: LogLine["stream"], text: string): void {
    const line: LogLine = { time: this.#clock.now(), programId, stream, text };
    this.#logBuffer.add(line);
    this.#settings.onLine?.(line);
  }

  /** Ends everything synchronously when this process exits. */
  #endNow(): void {
    for (const process of this.#processes) process.endNow();
    this.#folder.removeSync();
  }
}

function languageOf(languages: readonly Language[], runtime: string): Language {
  const language = languages.find((each) => each.runs(runtime));
  if (language === undefined) throw new Error(`The runner does not run ${runtime}.`);
  return language;
}

interface ProgramProcessesParts {
  readonly sources: ProgramSources;
  /** Starts a process without waiting until it is listening. */
  start(module: CodeModule): Promise<CodeProcess>;
}

/** A program and its processes: one process that accepts calls, and others that end after their last call. */
class ProgramProcesses {
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

  /** @throws CodeError or the signal's reason */
  async deploy(reached: (step: DeploymentStep) => Promise<void>, signal: AbortSignal): Promise<void> {
    this.#module = await this.#parts.sources.moduleOf(this.program, signal, () => reached("unpacked"));
    await reached("examined");
    await this.#readyProcess(signal);
    await reached("started");
  }

  /** @throws CodeError or the reason of the request's signal */
  async send(request: ProgramRequest): Promise<ProgramResponse> {
    for (;;) {
      const process = await this.#readyProcess(request.signal);
      request.signal?.throwIfAborted();
      if (process.takesCalls && process.hasRoom) return process.send(request);
      if (process.takesCalls) await process.whenRoom(request.signal);
    }
  }

  /** Waits for running calls. Resolves when all processes have ended. */
  async retire(): Promise<void> {
    await this.#starting.end(new Error("The program was retired."));
    for (const process of this.#processes) process.drain();
    await this.#allEnded();
  }

  /** Ends all processes. Resolves when they have ended. */
  async end(): Promise<void> {
    await this.#starting.end(new Error(ENDING));
    for (const process of this.#processes) void process.stop();
    await this.#allEnded();
  }

  async #readyProcess(signal: AbortSignal | undefined): Promise<CodeProcess> {
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
