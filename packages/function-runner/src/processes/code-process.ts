import { once } from "node:events";
import { Agent } from "node:http";
import { relative } from "node:path";
import { withTimeout } from "../async/abortable-work.ts";
import { cutOffError, exitError, memoryError, unusableResponseError } from "../code-failures.ts";
import {
  CodeError,
  type LogLine,
  type Program,
  type ProgramRequest,
  type ProgramResponse,
} from "../code-runner/code-runner.ts";
import type { CodeModule, ProcessExit } from "../language.ts";
import { CodeOutput, readMessages } from "./code-output.ts";
import { CutOffResponses } from "./cut-off-responses.ts";
import type { WatchedProcess } from "./memory-watch.ts";
import { type CallTarget, PendingCalls, ProgramCall } from "./program-call.ts";
import { signalGroup } from "./signal-group.ts";
import { type SpawnedCode, spawnCode } from "./spawn-code.ts";

/** Receives a process's events. */
interface ProcessEvents {
  log(stream: LogLine["stream"], text: string): void;
  /** The process is starting, or received a call while it was idle. */
  onBusy(process: CodeProcess): void;
  /** The process became idle. */
  onIdle(process: CodeProcess): void;
  onEnded(process: CodeProcess): void;
}

interface CodeProcessParts {
  readonly program: Program;
  readonly module: CodeModule;
  readonly socketPath: string;
  /** Home folder of the code. */
  readonly home: string;
  readonly startTimeoutMs: number;
  readonly events: ProcessEvents;
}

/**
 * Maximum number of concurrent calls per process. Each call has its own connection, and other calls wait. The limit
 * must be less than the backlog of a server (511), or the system would refuse connections.
 */
const MAX_CONCURRENT_CALLS = 400;

/** Time that code has to end after SIGTERM, in milliseconds. */
const GRACE_PERIOD_MS = 500;

/** Time to wait for a process to exit after a broken connection, in milliseconds. */
const EXIT_WAIT_MS = { usual: 1_000, ending: 2_000 };

/** Time to wait for the last output of a process after it exits, in milliseconds. */
const OUTPUT_WAIT_MS = 500;

/** A process that runs user code. */
export class CodeProcess implements CallTarget, WatchedProcess {
  readonly agent: Agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly socketPath: string;
  readonly timeoutMs: number;
  readonly memoryBytes: number;
  /** `undefined` if the process could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process is listening. Rejects with a CodeError if it ends or times out first. */
  readonly started: Promise<void>;
  /** Resolves when the process has ended and its output has been read. */
  readonly ended: Promise<void>;
  readonly #parts: CodeProcessParts;
  readonly #spawned: SpawnedCode;
  readonly #output: CodeOutput;
  readonly #calls = new PendingCalls(MAX_CONCURRENT_CALLS);
  #state: "starting" | "ready" | "draining" | "ended" = "starting";
  #exit: ProcessExit = { code: null, signal: null };
  /** The error for unfinished calls if the runner ended the process. */
  #endReason: CodeError | undefined;
  /** Id of the process that runs the code, if it is not the started process. */
  #codePid: number | undefined;
  #failureReport: unknown;
  readonly #cutOffs = new CutOffResponses();
  #hasTimedOut = false;
  isEnding = false;

  constructor(parts: CodeProcessParts) {
    const { program, module, socketPath, home, events } = parts;
    this.#parts = parts;
    this.socketPath = socketPath;
    this.timeoutMs = program.timeoutMs;
    this.memoryBytes = program.memoryBytes;
    this.#spawned = spawnCode(program, module, socketPath, home);
    this.pid = this.#spawned.child.pid;
    // #untilEnd handles a failed start. Other errors come from signals to an ended process.
    this.#spawned.child.on("error", () => {});
    const log = (stream: LogLine["stream"], text: string): void => events.log(stream, text);
    this.#output = new CodeOutput(this.#spawned, module.bannerLines, log);
    for (const note of module.notes()) log("runner", note);
    const listening = new Promise<void>((resolve) => this.#listenToMessages(resolve));
    this.ended = this.#untilEnd();
    this.started = this.#untilStarted(listening);
    // Prevents an unhandled rejection if no caller is waiting for the start.
    this.started.catch(() => {});
    events.onBusy(this);
  }

  get programId(): string {
    return this.#parts.program.id;
  }

  get memoryPid(): number | undefined {
    return this.#codePid ?? this.pid;
  }

  get isBusy(): boolean {
    return this.#state === "starting" || this.#calls.count > 0;
  }

  /** Whether the process accepts new calls, now or after its start. */
  get takesCalls(): boolean {
    return this.#state === "starting" || this.#state === "ready";
  }

  get hasRoom(): boolean {
    return this.#calls.hasRoom;
  }

  /**
   * Resolves when there may be room for a call, or when the process stops accepting calls. @throws the reason of
   * `signal`
   */
  whenRoom(signal?: AbortSignal): Promise<void> {
    return this.#calls.whenRoom(signal);
  }

  /** Sends a request. The process must be started, accept calls and have room for a call. */
  send(request: ProgramRequest): Promise<ProgramResponse> {
    const call = new ProgramCall(this, request);
    this.#calls.add(call);
    if (this.#calls.count === 1) this.#parts.events.onBusy(this);
    return call.response;
  }

  /** Stops accepting calls and ends the process after the last running call. */
  drain(): void {
    if (!this.takesCalls) return;
    const hasStarted = this.#state === "ready";
    this.#stopAccepting();
    if (!hasStarted || this.#calls.count === 0) void this.stop();
  }

  /** Asks the process to end and kills it after a grace period. Resolves when the process has ended. */
  async stop(reason: CodeError = this.#stoppedError()): Promise<void> {
    this.#endReason ??= reason;
    this.isEnding = true;
    this.drain();
    if (this.#state === "ended") return;
    this.#spawned.child.ref();
    signalGroup(this.#spawned.child, "SIGTERM");
    if (!(await this.#hasEndedWithin(GRACE_PERIOD_MS))) signalGroup(this.#spawned.child, "SIGKILL");
    await this.ended;
  }

  /** Kills the process without waiting for the exit. */
  endNow(): void {
    signalGroup(this.#spawned.child, "SIGKILL");
  }

  onExceeded(bytes: number): void {
    if (this.#endReason !== undefined) return;
    this.#parts.events.log(
      "runner",
      `Stopped because it was using ${Math.round(bytes / 1024 / 1024)} MiB of memory.`,
    );
    this.#kill(memoryError(this.memoryBytes, this.#lastLines()));
  }

  timedOut(): CodeError {
    this.#hasTimedOut = true;
    // The process may stay busy forever, so send later calls to a new process.
    if (this.takesCalls)
      this.#parts.events.log("runner", "Stopped accepting calls: a call exceeded its time limit.");
    this.#stopAccepting();
    const message = `The call exceeded its time limit of ${this.timeoutMs / 1000} s.`;
    return new CodeError("timeout", message, this.#lastLines());
  }

  async failure(cause: Error): Promise<CodeError> {
    if (cause instanceof RangeError) return unusableResponseError(cause.message, this.#lastLines());
    const ms = this.isEnding || this.#endReason ? EXIT_WAIT_MS.ending : EXIT_WAIT_MS.usual;
    const cutOff = this.#cutOffs.next();
    const problem = await withTimeout(Promise.race([this.ended, cutOff.problem]), ms);
    cutOff.stop();
    if (typeof problem === "string") return cutOffError(problem, this.#lastLines());
    if (this.#state === "ended") return this.#endReason ?? this.#exitError();
    return unusableResponseError(cause.message, this.#lastLines());
  }

  callEnded(call: ProgramCall): void {
    this.#calls.remove(call);
    if (this.#calls.count > 0 || this.#state === "ended") return;
    if (this.#state === "ready") this.#parts.events.onIdle(this);
    else if (this.#hasTimedOut) this.#kill(this.#stoppedError());
    else void this.stop();
  }

  #stopAccepting(): void {
    if (this.#state !== "ended") this.#state = "draining";
    this.#calls.wakeAll();
  }

  async #hasEndedWithin(ms: number): Promise<boolean> {
    const ended = this.ended.then(() => true as const);
    return (await withTimeout(ended, ms)) ?? false;
  }

  #kill(reason: CodeError): void {
    this.#endReason ??= reason;
    this.isEnding = true;
    this.#stopAccepting();
    signalGroup(this.#spawned.child, "SIGKILL");
  }

  #stoppedError(): CodeError {
    return new CodeError(
      "crashed",
      "The emulator stopped the function before it responded.",
      this.#lastLines(),
    );
  }

  #exitError(): CodeError {
    const output = this.#lastLines();
    const { module } = this.#parts;
    return module.exitError(this.#exit, this.memoryBytes, output) ?? exitError(this.#exit, output);
  }

  #lastLines(): string {
    return this.#parts.module.hidePaths(this.#output.last());
  }

  #listenToMessages(onListening: () => void): void {
    readMessages(this.#spawned.channel, {
      listening: (pid) => {
        this.#codePid = pid;
        onListening();
      },
      ending: () => this.#beginToEnd(),
      cutOff: (problem) => {
        // If the process is ending, its cut-off responses fail with the exit error instead.
        if (!this.isEnding) this.#cutOffs.add(problem);
      },
      outOfMemory: () => this.#kill(memoryError(this.memoryBytes, this.#lastLines())),
      failed: (report) => {
        this.#failureReport = report;
      },
    });
  }

  /** Kills the process after a while, because the code may prevent it from ending. */
  #beginToEnd(): void {
    this.isEnding = true;
    this.#stopAccepting();
    void this.#hasEndedWithin(EXIT_WAIT_MS.ending).then((hasEnded) => hasEnded || this.endNow());
  }

  async #untilEnd(): Promise<void> {
    const { child } = this.#spawned;
    const closed = once(child, "close").catch(() => {});
    try {
      const [code, signal] = await once(child, "exit");
      this.#exit = { code, signal };
    } catch (error) {
      this.#endReason = new CodeError(
        "crashed",
        `The process cannot be started: ${(error as Error).message}`,
      );
    }
    this.isEnding = true;
    // The code's child processes may still be running and keep the output open.
    signalGroup(child, "SIGKILL");
    if (child.pid !== undefined) await withTimeout(closed, OUTPUT_WAIT_MS);
    this.#output.end();
    this.#state = "ended";
    this.#calls.wakeAll();
    this.#parts.events.onEnded(this);
  }

  async #untilStarted(listening: Promise<void>): Promise<void> {
    const { startTimeoutMs, events } = this.#parts;
    const startTime = performance.now();
    const started = listening.then(() => "listening" as const);
    const ended = this.ended.then(() => "ended" as const);
    const outcome = await withTimeout(Promise.race([started, ended]), startTimeoutMs);
    this.#unref();
    if (outcome === "ended") throw await this.#startError();
    if (outcome === undefined) throw await this.#startTimeoutError();
    if (this.#state !== "starting") return;
    this.#state = "ready";
    events.log("runner", `Started in ${Math.round(performance.now() - startTime)} ms.`);
    events.onIdle(this);
  }

  /** Idle processes must not keep this process alive, but running calls and pending stops must. */
  #unref(): void {
    const { child, stdout, stderr, channel } = this.#spawned;
    child.unref();
    for (const stream of [stdout, stderr, channel]) stream.unref();
  }

  async #startTimeoutError(): Promise<CodeError> {
    const seconds = this.#parts.startTimeoutMs / 1000;
    const { folder, file } = this.#parts.module;
    const message = `${relative(folder, file)} was not ready within ${seconds} s: reduce its loading time, or raise startTimeoutMs.`;
    this.#kill(new CodeError("start-timeout", message, this.#lastLines()));
    await this.ended;
    return this.#endReason ?? this.#stoppedError();
  }

  async #startError(): Promise<CodeError> {
    if (this.#endReason !== undefined) return this.#endReason;
    const { program, module, home } = this.#parts;
    const stderr = this.#output.last("stderr");
    return module.startError({ program, home, exit: this.#exit, report: this.#failureReport, stderr });
  }
}
