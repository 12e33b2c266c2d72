import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { relative } from "node:path";
import { withTimeout } from "../../../async/abortable-work.ts";
import {
  CodeError,
  type LogLine,
  type Program,
  type ProgramAnswer,
  type ProgramRequest,
} from "../../../framework/code-runner.ts";
import { hidePaths } from "../framework-program.ts";
import { exitError, failedStartError, memoryError, type ProcessExit } from "./code-failures.ts";
import { CodeOutput, readPreloadMessages } from "./code-output.ts";
import type { WatchedProcess } from "./memory-limits.ts";
import { type CallTarget, PendingCalls, ProgramCall } from "./program-call.ts";
import { type CodeModule, type SpawnedCode, spawnCode } from "./spawn-code.ts";

/** Who is told what happens to a process. */
interface ProcessEvents {
  log(stream: LogLine["stream"], text: string): void;
  /** It has begun to start, or has a call again. */
  onBusy(process: CodeProcess): void;
  /** It has no calls. */
  onIdle(process: CodeProcess): void;
  onEnded(process: CodeProcess): void;
}

interface CodeProcessParts {
  readonly program: Program;
  readonly module: CodeModule;
  readonly socketPath: string;
  /** A folder of its own. */
  readonly home: string;
  readonly startTimeoutMs: number;
  readonly events: ProcessEvents;
}

/**
 * How many calls a process has under way at once, each on a connection of its own; more wait. Fewer than the system
 * lets wait to be taken by a server (511), or some would be refused.
 */
const CALLS_AT_ONCE = 400;

/** How long the code has to end by itself when it is told to, in milliseconds. */
const GRACE_MS = 500;

/** How long the end of a process may take to become known after a connection of it broke, in milliseconds. */
const END_KNOWN_MS = { usual: 300, ending: 2_000 };

/** How long what a process wrote may take to arrive after its end, in milliseconds. */
const OUTPUT_MS = 500;

/** A process that runs user code. */
export class CodeProcess implements CallTarget, WatchedProcess {
  readonly agent: Agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  readonly socketPath: string;
  readonly timeoutMs: number;
  readonly memoryBytes: number;
  /** None where it cannot be started. */
  readonly pid: number | undefined;
  /** Rejects with a CodeError where it does not come to listen. */
  readonly started: Promise<void>;
  /** Resolves when it is gone, and what it wrote is there. */
  readonly ended: Promise<void>;
  readonly #parts: CodeProcessParts;
  readonly #spawned: SpawnedCode;
  readonly #output: CodeOutput;
  readonly #calls = new PendingCalls(CALLS_AT_ONCE);
  #state: "starting" | "ready" | "draining" | "ended" = "starting";
  #end: ProcessExit = { code: null, signal: null };
  /** What the callers are told whose calls it does not answer any more. */
  #reason: CodeError | undefined;
  #exported: readonly string[] = [];
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
    // One that cannot be started tells so in its end; what else fails, is a signal to one that is gone.
    this.#spawned.child.on("error", () => {});
    this.#output = new CodeOutput(this.#spawned, (stream, text) => events.log(stream, text));
    const listening = new Promise<void>((resolve) => this.#listenToPreload(resolve));
    this.ended = this.#untilEnd();
    this.started = this.#untilStarted(listening);
    // Who waits for it is told; it may be that nobody does.
    this.started.catch(() => {});
    events.onBusy(this);
  }

  get programId(): string {
    return this.#parts.program.id;
  }

  get isBusy(): boolean {
    return this.#state === "starting" || this.#calls.count > 0;
  }

  /** Whether it is there for new calls, now or once it has started. */
  get takesCalls(): boolean {
    return this.#state === "starting" || this.#state === "ready";
  }

  get hasRoom(): boolean {
    return this.#calls.hasRoom;
  }

  /** Resolves when it may have room, or takes no more calls. @throws the signal's reason */
  whenRoom(signal?: AbortSignal): Promise<void> {
    return this.#calls.whenRoom(signal);
  }

  /** Sends a request. It has started, takes calls and has room. */
  send(request: ProgramRequest): Promise<ProgramAnswer> {
    const exchange = new ProgramCall(this, request);
    this.#calls.add(exchange);
    if (this.#calls.count === 1) this.#parts.events.onBusy(this);
    return exchange.response;
  }

  /** Takes no more calls, and ends with the last of those under way. */
  drain(): void {
    if (!this.takesCalls) return;
    const hasStarted = this.#state === "ready";
    this.#stopAccepting();
    if (!hasStarted || this.#calls.count === 0) void this.stop();
  }

  /** Tells it to end, and ends it where it does not. Resolves when it has ended. */
  async stop(reason: CodeError = this.#stopped()): Promise<void> {
    this.#reason ??= reason;
    this.isEnding = true;
    this.drain();
    if (this.#state === "ended") return;
    this.#spawned.child.ref();
    signalGroup(this.#spawned.child, "SIGTERM");
    if (!(await this.#hasEndedWithin(GRACE_MS))) signalGroup(this.#spawned.child, "SIGKILL");
    await this.ended;
  }

  /** Without waiting for anything. */
  endNow(): void {
    signalGroup(this.#spawned.child, "SIGKILL");
  }

  onExceeded(bytes: number): void {
    if (this.#reason !== undefined) return;
    this.#parts.events.log("runner", `Ended: it holds ${Math.round(bytes / 1024 / 1024)} MiB of memory.`);
    this.#kill(memoryError(this.memoryBytes, this.#lastLines()));
  }

  timedOut(): CodeError {
    this.#hasTimedOut = true;
    // May be busy for ever: calls from now on go to another process.
    if (this.takesCalls)
      this.#parts.events.log("runner", "Takes no more calls: one took longer than it may.");
    this.#stopAccepting();
    const message = `The call took longer than the ${this.timeoutMs / 1000} s that it may take.`;
    return new CodeError("timeout", message, this.#lastLines());
  }

  async failure(cause: Error): Promise<CodeError> {
    const isUnderstood = !(cause instanceof RangeError);
    const ms = this.isEnding || this.#reason ? END_KNOWN_MS.ending : END_KNOWN_MS.usual;
    if (isUnderstood && (await this.#hasEndedWithin(ms)))
      return this.#reason ?? exitError(this.#end, this.memoryBytes, this.#lastLines());
    const message = `The code gave no answer that can be passed on: ${cause.message}`;
    return new CodeError("crashed", message, this.#lastLines());
  }

  callEnded(exchange: ProgramCall): void {
    this.#calls.remove(exchange);
    if (this.#calls.count > 0 || this.#state === "ended") return;
    if (this.#state === "ready") this.#parts.events.onIdle(this);
    else if (this.#hasTimedOut) this.#kill(this.#stopped());
    else void this.stop();
  }

  #stopAccepting(): void {
    if (this.#state !== "ended") this.#state = "draining";
    this.#calls.wakeAll();
  }

  async #hasEndedWithin(ms: number): Promise<boolean> {
    return (
      (await withTimeout(
        this.ended.then(() => true as const),
        ms,
      )) ?? false
    );
  }

  #kill(reason: CodeError): void {
    this.#reason ??= reason;
    this.isEnding = true;
    this.#stopAccepting();
    signalGroup(this.#spawned.child, "SIGKILL");
  }

  #stopped(): CodeError {
    return new CodeError("crashed", "The emulator ended the code before it had answered.", this.#lastLines());
  }

  #lastLines(): string {
    return hidePaths(this.#output.last(), this.#parts.module.folder);
  }

  #listenToPreload(listening: () => void): void {
    readPreloadMessages(this.#spawned.channel, {
      listening,
      ending: () => {
        this.isEnding = true;
      },
      exports: (names) => {
        this.#exported = names;
      },
    });
  }

  async #untilEnd(): Promise<void> {
    const { child } = this.#spawned;
    const closed = once(child, "close").catch(() => {});
    try {
      const [code, signal] = await once(child, "exit");
      this.#end = { code, signal };
    } catch (error) {
      this.#reason = new CodeError("crashed", `Its process cannot be started: ${(error as Error).message}`);
    }
    this.isEnding = true;
    // What the code has started and left behind may keep the output open.
    signalGroup(child, "SIGKILL");
    if (child.pid !== undefined) await withTimeout(closed, OUTPUT_MS);
    this.#output.end();
    this.#state = "ended";
    this.#calls.wakeAll();
    this.#parts.events.onEnded(this);
  }

  async #untilStarted(listening: Promise<void>): Promise<void> {
    const { startTimeoutMs, events } = this.#parts;
    const began = performance.now();
    const started = listening.then(() => "listening" as const);
    const outcome = await withTimeout(
      Promise.race([started, this.ended.then(() => "ended" as const)]),
      startTimeoutMs,
    );
    this.#unref();
    if (outcome === "ended") throw await this.#startFailure();
    if (outcome === undefined) throw await this.#startTimeout();
    if (this.#state !== "starting") return;
    this.#state = "ready";
    events.log("runner", `Started in ${Math.round(performance.now() - began)} ms.`);
    events.onIdle(this);
  }

  /** Idle code keeps no emulator alive: calls and stops do, while they last. */
  #unref(): void {
    const { child, stdout, stderr, channel } = this.#spawned;
    child.unref();
    for (const stream of [stdout, stderr, channel]) stream.unref();
  }

  async #startTimeout(): Promise<CodeError> {
    const seconds = this.#parts.startTimeoutMs / 1000;
    const { folder, file } = this.#parts.module;
    const message = `${relative(folder, file)} was not ready ${seconds} s after its process was started: it must be loaded by then.`;
    this.#kill(new CodeError("start-timeout", message, this.#lastLines()));
    await this.ended;
    return this.#reason ?? this.#stopped();
  }

  async #startFailure(): Promise<CodeError> {
    if (this.#reason !== undefined) return this.#reason;
    const { program, module, home } = this.#parts;
    const written = this.#output.last("stderr");
    return failedStartError({ program, module, home, end: this.#end, exported: this.#exported, written });
  }
}

/** Sends a signal to a process and to all that it has started, as far as there are any left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // Programs of user code lead a group of their own. Windows has no groups.
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // They have ended.
  }
}
