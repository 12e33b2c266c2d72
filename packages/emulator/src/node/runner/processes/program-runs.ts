import type { DeploymentStep, Program, ProgramAnswer, ProgramRequest } from "../../../service/code-runner.ts";
import type { CodeProcess } from "./code-process.ts";
import { orAborted } from "./or-aborted.ts";
import { SharedWork } from "./shared-work.ts";
import type { Sources } from "./sources.ts";
import type { CodeModule } from "./spawn-code.ts";

export interface ProgramRunsParts {
  readonly sources: Sources;
  /** Starts a process, which may not listen yet. */
  start(module: CodeModule): Promise<CodeProcess>;
}

/** A program, and the processes that run it: one that takes calls, and any that end with theirs. */
export class ProgramRuns {
  readonly program: Program;
  readonly #parts: ProgramRunsParts;
  readonly #processes = new Set<CodeProcess>();
  readonly #starting: SharedWork<CodeProcess>;
  #module: CodeModule | undefined;
  #current: CodeProcess | undefined;

  constructor(program: Program, parts: ProgramRunsParts) {
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
      if (process.takesCalls) await process.room(request.signal);
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
      await orAborted(process.started, signal);
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
