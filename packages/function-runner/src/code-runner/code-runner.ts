/** How code is called: with a request, with an event and its context, or with an event of CloudEvents. */
export type CodeSignature = "http" | "event" | "cloudevent";

/** Code of a user, and how it runs. */
export interface Program {
  /** Identifies the program with everything below: another version has another id. */
  readonly id: string;
  /** The runtime of the code, such as `nodejs24`. */
  readonly runtime: string;
  /** SHA-256 of the archive, in hexadecimal digits. */
  readonly archiveId: string;
  /** Reads the archive, a zip, where it is not unpacked yet. */
  archive(): Promise<Uint8Array>;
  /** The function that the source exports or registers, and that a call runs. */
  readonly entryPoint: string;
  readonly signature: CodeSignature;
  /** Memory that it may use, in bytes. */
  readonly memoryBytes: number;
  /** The longest time a call may take, in milliseconds of the wall clock. */
  readonly timeoutMs: number;
  /** The environment variables of the code. It sees no others of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A request as it arrives at a program. */
export interface ProgramRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array;
  /** Aborts when nobody waits for the response any more. */
  readonly signal?: AbortSignal;
}

/** The response of a program. */
export interface ProgramResponse {
  readonly status: number;
  readonly statusText: string;
  /** As they came, without those of the connection. Names may repeat. */
  readonly headers: readonly (readonly [string, string])[];
  /** Bytes where it is short; otherwise a stream, to be read or cancelled. `undefined` where there is no body. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** How far the deployment of a program is. */
export type DeploymentStep = "unpacked" | "examined" | "started";

/** A line that a program wrote, or that the runner wrote about it. */
export interface LogLine {
  /** Milliseconds since 1970, of the runner's clock. */
  readonly time: number;
  readonly programId: string;
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
}

/**
 * Runs code of users outside of the thread and the memory of the caller. The interface needs web standards only, so that
 * a service can use a runner wherever it runs itself.
 */
export interface CodeRunner {
  /** Whether it runs code of a runtime such as `nodejs24`. */
  runs(runtime: string): boolean;
  /**
   * Unpacks a program, finds its entry point, starts it and waits until it responds. It stays ready for calls.
   *
   * @param reached called after each step
   * @throws CodeError; the reason of `signal`
   */
  deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Sends a request to a program, and starts the program first where it does not run. Concurrent calls share it.
   *
   * @throws CodeError; the reason of the request's `signal`
   */
  send(program: Program, request: ProgramRequest): Promise<ProgramResponse>;
  /** The last log lines of a program, or of all programs without an id, from the oldest to the newest. */
  logs(programId?: string): readonly LogLine[];
  /** Ends a program once its calls have ended, since another one has replaced it. */
  retire(programId: string): void;
  /** Ends every program at once and discards its log. The runner may be used again. */
  stopAll(): Promise<void>;
  /** Ends every program and removes its files. */
  close(): Promise<void>;
}

/** The time that a runner follows. The clock of an emulator is one. */
export interface RunnerClock {
  /** Returns milliseconds since 1970. */
  now(): number;
  /**
   * Runs `work` at `at`, in milliseconds since 1970. A promise that it returns is awaited.
   *
   * @returns a function that cancels the work, unless it has begun
   */
  schedule(at: number, work: () => unknown): () => void;
}

/** What a runner is made with. */
export interface CodeRunnerParts {
  readonly clock: RunnerClock;
  /** Called with each log line as it arises. */
  readonly onLine?: (line: LogLine) => void;
}

/** Makes a runner, such as the one of an emulator. */
export type CodeRunnerFactory = (parts: CodeRunnerParts) => CodeRunner;

/** The kind of problem with code of a user. */
export type CodeProblem =
  /** The archive cannot be read, or has entries that are not allowed. */
  | "archive"
  /** What says the dependencies of the code cannot be read, or what it names cannot be installed. */
  | "package"
  /** There is no module to load, or the module has nothing of the entry point's name. */
  | "entry-point"
  /** The machine lacks a program that the runtime needs. */
  | "runtime"
  /** The module cannot be loaded, for instance because of a syntax error. */
  | "load"
  | "start-timeout"
  /** A call took longer than it may. */
  | "timeout"
  /** The program used more memory than it may. */
  | "memory"
  /** The program ended during a call. */
  | "crashed"
  /** The response is longer than it may be. */
  | "answer-too-large";

/** Code of a user cannot be deployed, or failed to respond. The runner itself works on. */
export class CodeError extends Error {
  override readonly name: string = "CodeError";
  readonly problem: CodeProblem;
  /** The last output of the code, for people to read. */
  readonly output: string;

  /** @param message what was wrong, where, and what would be right: shown to the caller */
  constructor(problem: CodeProblem, message: string, output = "") {
    super(message);
    this.problem = problem;
    this.output = output;
  }
}
